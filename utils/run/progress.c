// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "progress.h"
#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <time.h>

static struct {
  pthread_t thread;
  pthread_mutex_t mutex;
  pthread_cond_t stop;
  const char *stage; // NULL to stop
  unsigned long run, runs;
  bool started, shown;
} progress = {.mutex = PTHREAD_MUTEX_INITIALIZER, .stop = PTHREAD_COND_INITIALIZER};

static void *show_progress(void *unused) {
  (void)unused;
  struct timespec next;
  clock_gettime(CLOCK_REALTIME, &next);
  pthread_mutex_lock(&progress.mutex);
  for (unsigned seconds = 1; progress.stage; seconds++) {
    next.tv_sec++;
    while (progress.stage && pthread_cond_timedwait(&progress.stop, &progress.mutex, &next) != ETIMEDOUT)
      ;
    if (!progress.stage || seconds < 2)
      continue;
    fprintf(stderr, "\rclc-run: %s", progress.stage);
    if (progress.run)
      fprintf(stderr, ", run %lu of %lu", progress.run, progress.runs);
    fprintf(stderr, ", %u s ", seconds);
    progress.shown = true;
  }
  if (progress.shown)
    fputc('\n', stderr);
  pthread_mutex_unlock(&progress.mutex);
  return NULL;
}

void set_progress(const char *stage, unsigned long run, unsigned long runs) {
  pthread_mutex_lock(&progress.mutex);
  progress.stage = stage;
  progress.run = run;
  progress.runs = runs;
  pthread_mutex_unlock(&progress.mutex);
  if (stage && !progress.started)
    progress.started = pthread_create(&progress.thread, NULL, show_progress, NULL) == 0;
  if (!stage && progress.started) {
    pthread_cond_signal(&progress.stop);
    pthread_join(progress.thread, NULL);
    progress.started = false;
  }
}
