// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// driver KERNEL X Y Z GROUPS: runs a kernel of kernels.cl in GROUPS work-groups of X * Y * Z work-items and compares
// its results with a serial computation. It is a driver for include/oneclc/processor.h in which each work-item of all
// groups is a thread, whereas those of clc-run are fibres. So ThreadSanitizer sees every access that the library does
// not order. Exit status: 0 if the results are right, 1 if they are wrong, 2 for wrong usage or if a thread cannot be
// made, 66 if ThreadSanitizer saw a race.
#include <oneclc/processor.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 20, BINS = 16, MOST_ITEMS = 1024 };

_Thread_local struct oneclc_work_item __oneclc_work_item_state;

typedef void kernel(const unsigned *in, unsigned *out, unsigned *local);
kernel barriers, histogram, last_group, locks, collectives, copies, no_barrier, relaxed;

static unsigned size[3], groups, items; // size and items: of one group
static unsigned in[MOST_ITEMS], out[MOST_ITEMS + 16], expected[MOST_ITEMS + 16];

typedef struct {
  pthread_barrier_t barrier;
  unsigned *local;
  uint64_t *scratch;
} group;

typedef struct {
  kernel *run;
  group *group;
  unsigned group_id, item;
} start;

static void wait_for_group(struct oneclc_work_item *w, unsigned flags) {
  (void)flags;
  pthread_barrier_wait(&((group *)w->driver)->barrier);
}

static void *work_item(void *argument) {
  const start *s = argument;
  struct oneclc_work_item *w = &__oneclc_work_item_state;
  *w = (struct oneclc_work_item){
      .size = sizeof *w, .work_dim = 3, .barrier = wait_for_group, .driver = s->group, .scratch = s->group->scratch};
  for (unsigned d = 0, rest = s->item; d < 3; rest /= size[d++]) {
    w->local_size[d] = w->enqueued_local_size[d] = size[d];
    w->num_groups[d] = d ? 1 : groups;
    w->global_size[d] = w->num_groups[d] * size[d];
    w->group_id[d] = d ? 0 : s->group_id;
    w->local_id[d] = rest % size[d];
  }
  s->run(in, out, s->group->local);
  return NULL;
}

static void run(kernel *k) {
  group *all = calloc(groups, sizeof *all);
  start *starts = calloc(groups * items, sizeof *starts);
  pthread_t *threads = calloc(groups * items, sizeof *threads);
  for (unsigned g = 0; g < groups; g++) {
    pthread_barrier_init(&all[g].barrier, NULL, items);
    all[g].local = calloc(items < BINS ? BINS : items, sizeof *all[g].local);
    all[g].scratch = calloc(items + (items + 31) / 32, sizeof *all[g].scratch);
  }
  for (unsigned i = 0; i < groups * items; i++) {
    starts[i] = (start){k, &all[i / items], i / items, i % items};
    const int error = pthread_create(&threads[i], NULL, work_item, &starts[i]);
    if (error) { // the threads that run wait for this one, so there is no way back
      fprintf(stderr, "driver: no thread for work-item %u: %s\n", i, strerror(error));
      exit(2);
    }
  }
  for (unsigned i = 0; i < groups * items; i++)
    pthread_join(threads[i], NULL);
  for (unsigned g = 0; g < groups; g++) {
    pthread_barrier_destroy(&all[g].barrier);
    free(all[g].local);
    free(all[g].scratch);
  }
  free(all);
  free(starts);
  free(threads);
}

// Computes serially what the kernel must leave.
static void expect(const char *name) {
  unsigned total = 0;
  for (unsigned g = 0; g < groups; g++) {
    const unsigned *x = in + g * items;
    unsigned *y = expected + g * items, sum = 0;
    for (unsigned i = 0; i < items; i++) {
      sum += x[i];
      if (!strcmp(name, "barriers"))
        y[(i + ROUNDS * (items - 1)) % items] = sum;
      else if (!strcmp(name, "histogram"))
        for (unsigned k = 0; k < ROUNDS; k++)
          expected[x[(i + k) % items] % BINS]++;
      else if (!strcmp(name, "copies"))
        y[i] = x[items - 1 - i] + 3;
      else if (!strcmp(name, "collectives"))
        for (unsigned round = 0; round < ROUNDS; round++) {
          const unsigned sender = round % size[0] + size[0] * (round % size[1] + size[1] * (round % size[2]));
          unsigned reduced = 0, before = 0, most = 0, any = 0, every = 1;
          for (unsigned j = 0; j < items; j++) {
            const unsigned v = x[(j + round) % items] % 1000;
            reduced += v;
            before += j < i ? v : 0;
            most = j <= i && v > most ? v : most;
            any |= v == 7;
            every &= v < 999;
          }
          y[i] += reduced + 3 * before + 5 * most + 7 * (x[(sender + round) % items] % 1000) + 11 * any + 13 * every;
        }
    }
    total += sum;
    if (!strcmp(name, "last_group"))
      expected[2 + g] = sum;
  }
  if (!strcmp(name, "last_group"))
    expected[0] = total, expected[1] = groups;
  if (!strcmp(name, "locks"))
    expected[0] = expected[1] = expected[2] = 4 * groups * items;
}

int main(int count, char **arguments) {
  static const struct {
    const char *name;
    kernel *run;
  } kernels[] = {{"barriers", barriers},     {"histogram", histogram},     {"last_group", last_group},
                 {"locks", locks},           {"collectives", collectives}, {"copies", copies},
                 {"no_barrier", no_barrier}, {"relaxed", relaxed}};
  for (unsigned d = 0; count == 6 && d < 3; d++)
    size[d] = strtoul(arguments[2 + d], NULL, 10);
  groups = count == 6 ? strtoul(arguments[5], NULL, 10) : 0;
  items = size[0] * size[1] * size[2];
  for (size_t k = 0; k < sizeof kernels / sizeof *kernels; k++)
    if (items && groups && items * groups <= MOST_ITEMS && !strcmp(arguments[1], kernels[k].name)) {
      uint64_t state = 1;
      for (unsigned i = 0; i < groups * items; i++)
        in[i] = (state = state * 6364136223846793005u + 1442695040888963407u) >> 40;
      expect(kernels[k].name);
      run(kernels[k].run);
      for (unsigned i = 0; i < MOST_ITEMS + 16; i++)
        if (out[i] != expected[i]) {
          printf("%s: %u at %u, should be %u\n", kernels[k].name, out[i], i, expected[i]);
          return 1;
        }
      printf("%s: right\n", kernels[k].name);
      return 0;
    }
  fprintf(stderr, "usage: driver KERNEL X Y Z GROUPS, at most %d work-items together\n", MOST_ITEMS);
  return 2;
}
