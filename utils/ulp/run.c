// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls a builtin at all points and judges the results, on all cores; long runs can be taken up again.
#include "command.h"
#include "files.h"
#include "ulp/job.h"
#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { CHUNK = 1 << 22 }; // points that are judged together

static void *buffers[MOST_ARGUMENTS + 1]; // arguments, then results
static volatile sig_atomic_t interrupted;
static void on_signal(int number) { interrupted = number; }

typedef struct {
  job *job;
  uint64_t first; // point
  size_t begin, end;
  bool judging, finished;
  tally sum;
  tally *binades; // as the job's
  pthread_t thread;
} share;

static void *work(void *argument) {
  share *w = argument;
  const job *j = w->job;
  const signature *s = &j->signature;
  uint64_t in[MOST_ARGUMENTS];
  if (w->judging)
    judge_start();
  size_t i = w->begin;
  for (; i < w->end && !interrupted; i++) {
    if (!w->judging) {
      point_at(&j->plan, w->first + i, in);
      for (unsigned a = 0; a < s->count; a++)
        store_bits(argument_type(s, a), buffers[a], i, in[a]);
      continue;
    }
    memset(in, 0, sizeof in);
    for (unsigned a = 0; a < s->count; a++)
      in[a] = load_bits(argument_type(s, a), buffers[a], i);
    tally *sum = w->binades ? &w->binades[in[0] >> s->type->fraction_bits] : &w->sum;
    judge(sum, s, &j->domain, in, load_bits(s->type, buffers[MOST_ARGUMENTS], i), (w->first + i) % (1 << 14) == 0);
  }
  w->finished = i == w->end;
  if (w->judging)
    judge_end();
  return NULL;
}

// All cores make points, or judge them. False if a signal has stopped them: MPFR may take minutes for a chunk. Then
// nothing is added to the tally.
static bool share_out(job *j, uint64_t first, size_t count, bool judging) {
  share parts[options.threads];
  bool finished = true;
  const unsigned binades = binade_count(j->signature.type);
  for (unsigned i = 0; i < options.threads; i++) {
    parts[i] =
        (share){j, first, count * i / options.threads, count * (i + 1) / options.threads, judging, false, {0}, NULL, 0};
    if (judging && j->binades && !(parts[i].binades = calloc(binades, sizeof(tally))))
      fail(RUN_ERROR, "no memory");
    if (i && pthread_create(&parts[i].thread, NULL, work, &parts[i]))
      fail(RUN_ERROR, "cannot start threads: %s", strerror(errno));
  }
  work(&parts[0]);
  for (unsigned i = 0; i < options.threads; i++) {
    if (i)
      pthread_join(parts[i].thread, NULL);
    finished &= parts[i].finished;
  }
  for (unsigned i = 0; judging && i < options.threads; i++) {
    for (unsigned b = 0; finished && parts[i].binades && b < binades; b++) {
      add_tally(&j->binades[b], &parts[i].binades[b]);
      add_tally(&parts[i].sum, &parts[i].binades[b]);
    }
    free(parts[i].binades);
    if (finished)
      add_tally(&j->sum, &parts[i].sum);
  }
  return finished;
}

// ---- The state of a long run: points done and the tally so far

typedef struct {
  char key[1024]; // what was run
  uint64_t done;
  tally sum;
} saved;

static void describe_run(const job *j, const device *d, saved *s) {
  // Our code is known by the compiled program; a driver's own by the driver's name and version.
  uint64_t hash = 0;
  char path[4200];
  snprintf(path, sizeof path, "%s/%ld.program", options.state, (long)getpid());
  size_t size;
  char *image = device_has(d, "source") || program_store(j->program, path) ? NULL : read_whole(path, &size);
  for (size_t i = 0; image && i < size; i++)
    hash = (hash ^ (uint8_t)image[i]) * UINT64_C(0x100000001b3);
  if (image)
    unlink(path);
  free(image);
  memset(s, 0, sizeof *s);
  snprintf(s->key, sizeof s->key, "%s %s width %u%s%s, %s, seed %" PRIu64 ", %" PRIu64 " points, %s, %016" PRIx64,
           j->row[NAME], j->signature.type->name, options.width, options.loop ? " loop" : "",
           j->domain.unjudged ? " unjudged" : "", j->points, options.seed, j->plan.count, device_description(d), hash);
}

// Makes a folder and those that it lies in.
static void make_folder(const char *path) {
  char part[4200];
  snprintf(part, sizeof part, "%s", path);
  for (char *slash = part; (slash = strchr(slash + 1, '/'));) {
    *slash = 0;
    mkdir(part, 0777);
    *slash = '/';
  }
  if (mkdir(path, 0777) != 0 && errno != EEXIST)
    fail(USAGE_ERROR, "%s: %s; --state names another folder", path, strerror(errno));
  if (access(path, W_OK | X_OK) != 0)
    fail(USAGE_ERROR, "%s: %s; --state names another folder", path, strerror(errno));
}

static const char *state_path(const job *j, const saved *s) {
  static char path[4200];
  uint64_t hash = 0;
  for (const char *c = s->key; *c; c++)
    hash = (hash ^ (uint8_t)*c) * UINT64_C(0x100000001b3);
  snprintf(path, sizeof path, "%s/%s-%s-%016" PRIx64 ".state", options.state, j->row[NAME], j->signature.type->name,
           hash);
  return path;
}

static void take_up(job *j, saved *s, uint64_t *done) {
  saved old;
  FILE *file = options.restart ? NULL : fopen(state_path(j, s), "rb");
  if (file && fread(&old, sizeof old, 1, file) == 1 && !strcmp(old.key, s->key)) {
    *done = old.done;
    j->sum = old.sum;
    if (!options.quiet)
      fprintf(stderr, "clc-ulp: %s, %s: going on after %" PRIu64 " points\n", j->row[NAME], j->signature.type->name,
              old.done);
  }
  if (file)
    fclose(file);
}

static bool save(const job *j, saved *s, uint64_t done) {
  s->done = done;
  s->sum = j->sum;
  return write_whole(state_path(j, s), s, sizeof *s);
}

// Ends the program after a signal. `state` is NULL unless the run is a long one, which goes on after the points done.
static _Noreturn void stop(const job *j, saved *state, uint64_t done) {
  const bool can_go_on = state && done && save(j, state, done);
  fprintf(stderr, "\nclc-ulp: stopped%s\n", can_go_on ? "; the same command goes on from here" : "");
  exit(128 + interrupted);
}

void stop_if_interrupted(void) {
  if (interrupted)
    stop(NULL, NULL, 0);
}

static void show_progress(const job *j, uint64_t done, uint64_t total, double seconds, uint64_t since) {
  const double rate = (double)since / seconds;
  const long left = (long)((double)(total - done) / rate);
  fprintf(stderr, "\r%s %s: %.1f %%, %.1f M/s, %ld:%02ld:%02ld left, max %.4f ulp \033[K", j->row[NAME],
          j->signature.type->name, 100. * (double)done / (double)total, rate * 1e-6, left / 3600, left / 60 % 60,
          left % 60, j->sum.max);
}

int run_job(job *j, device *d) {
  const signature *s = &j->signature;
  const uint64_t total = j->end - j->begin;
  uint64_t done = 0;
  const bool is_long = total > 64 * CHUNK && !j->binades;
  saved state;
  if (is_long) {
    make_folder(options.state);
    describe_run(j, d, &state);
    take_up(j, &state, &done);
  }
  const double start = now();
  double shown = start, kept = start;
  const uint64_t at_start = done;
  const size_t group = (size_t)options.width * (options.local ? options.local : 1); // points of a work-group
  while (done < total) {
    const size_t chunk = CHUNK / group * group, count = total - done < chunk ? total - done : chunk;
    const size_t padded = (count + group - 1) / group * group;
    if (!share_out(j, j->begin + done, count, false))
      stop(j, is_long ? &state : NULL, done);
    argument arguments[MOST_ARGUMENTS + 2];
    for (unsigned a = 0; a < s->count; a++)
      arguments[a] = (argument){ARG_INPUT, padded * argument_type(s, a)->bits / 8, buffers[a]};
    arguments[s->count] = (argument){ARG_BUFFER, padded * s->type->bits / 8, buffers[MOST_ARGUMENTS]};
    const uint32_t points = (uint32_t)count;
    arguments[s->count + 1] = (argument){ARG_VALUE, sizeof points, (void *)&points};
    const size_t in_loops = LOOPS * (LOOPS - 1) / 2; // points of LOOPS work-items
    const size_t items = j->in_one_item ? 1
                         : options.loop ? (count + in_loops - 1) / in_loops * LOOPS
                                        : padded / options.width;
    const ndrange range = {1, {items, 1, 1}, {options.local, !!options.local, !!options.local}, {0}};
    if (j->function) {
      host_call(j->function, s->count, j->bytes, buffers[0], buffers[1], buffers[MOST_ARGUMENTS],
                (padded * s->type->bits / 8 + j->bytes - 1) / j->bytes, 1);
    } else {
      const int status = device_run(j->program, "judged", &range, s->count + 2, arguments);
      if (status != DEVICE_OK)
        return status;
    }
    if (!share_out(j, j->begin + done, count, true))
      stop(j, is_long ? &state : NULL, done);
    done += count;
    const double time = now();
    if (options.progress && time - shown > 0.5 && time - start > 2)
      show_progress(j, done, total, time - start, done - at_start), shown = time;
    if (is_long && time - kept > 15)
      save(j, &state, done), kept = time;
  }
  if (options.progress && now() - start > 2)
    fputs("\r\033[K", stderr);
  if (is_long)
    unlink(state_path(j, &state));
  // What the host's function said of the worst point, MPFR says more precisely.
  if (j->sum.max > 0) {
    tally worst = {0};
    judge_start();
    judge(&worst, s, &j->domain, j->sum.at_max.in, j->sum.at_max.got, true);
    judge_end();
    j->sum.max = worst.max;
  }
  return DEVICE_OK;
}

void prepare_runs(void) {
  for (unsigned i = 0; i <= MOST_ARGUMENTS; i++)
    if (posix_memalign(&buffers[i], 4096, CHUNK * sizeof(uint64_t)))
      fail(RUN_ERROR, "no memory");
  for (unsigned i = 0; i < TYPE_COUNT; i++) { // made here, before threads use them
    const uint64_t *values;
    boundary_values(&types[i], &values);
  }
  signal(SIGINT, on_signal);
  signal(SIGTERM, on_signal);
}
