// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shares the work-groups of a job out to a pool of threads.
#include "cpu/groups.h"
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { local_alignment = 128 }; // of local memory: the largest type is double16

struct cpu_pool {
  unsigned threads; // the caller's included
  pthread_t *others;
  group_runner *runners;
  pthread_mutex_t mutex;
  pthread_cond_t start, done;
  unsigned long generation; // counts the jobs
  unsigned busy;
  bool closing;
  const cpu_job *job;
  size_t groups, chunk;
  size_t num_groups[3];
  atomic_size_t next_group;
  atomic_bool failed;
};

typedef struct {
  cpu_pool *pool;
  unsigned number;
} thread_start;

// Gives each local-memory argument and the kernel's own local variables their place in this thread's memory.
static char *place_local_memory(const cpu_job *job, void **arguments, void **places) {
  size_t size = (job->settings.local_memory + local_alignment - 1) / local_alignment * local_alignment;
  for (unsigned i = 0; i < job->count; i++)
    if (job->given[i].kind == ARG_LOCAL)
      size += (job->given[i].size + local_alignment - 1) / local_alignment * local_alignment;
  char *memory = aligned_alloc(local_alignment, size + local_alignment);
  size = (job->settings.local_memory + local_alignment - 1) / local_alignment * local_alignment;
  for (unsigned i = 0; memory && i < job->count; i++) {
    arguments[i] = job->arguments[i];
    if (job->given[i].kind == ARG_LOCAL) {
      places[i] = memory + size;
      arguments[i] = &places[i];
      size += (job->given[i].size + local_alignment - 1) / local_alignment * local_alignment;
    }
  }
  return memory;
}

// printf: stdout's lock keeps the texts of other threads out.
static int print(struct oneclc_work_item *item, const char *format, va_list arguments) {
  (void)item;
  return vprintf(format, arguments);
}

// One thread's share of a job.
static void work(cpu_pool *pool, group_runner *r) {
  const cpu_job *job = pool->job;
  const ndrange *range = job->range;
  cpu_state *state = cpu_own_state();
  void *arguments[job->count + 1], *places[job->count + 1];
  state->local_memory = place_local_memory(job, arguments, places);
  const size_t items = range->local[0] * range->local[1] * range->local[2];
  r->waiting = malloc(2 * items * sizeof *r->waiting);
  r->turns = r->waiting + items;
  size_t *const list = r->waiting;
  void *const scratch = malloc((items + (items + 31) / 32) * 8); // see oneclc/processor.h
  r->failed = &pool->failed;
  if ((!state->local_memory || !list || !scratch) && !atomic_exchange(r->failed, true))
    complain("out of memory for the local memory of kernel %s", job->name);
  r->job = job;
  r->arguments = arguments;
  state->item = (struct oneclc_work_item){
      .size = sizeof state->item, .work_dim = range->dimensions, .scratch = scratch, .print = print};
  cpu_enter_runner(r);
  for (unsigned i = 0; i < 3; i++) {
    state->item.global_size[i] = range->global[i];
    state->item.global_offset[i] = range->offset[i];
    state->item.enqueued_local_size[i] = range->local[i];
    state->item.num_groups[i] = pool->num_groups[i];
  }
  while (!atomic_load_explicit(&pool->failed, memory_order_relaxed)) {
    const size_t first = atomic_fetch_add(&pool->next_group, pool->chunk);
    if (first >= pool->groups)
      break;
    const size_t last = pool->groups - first < pool->chunk ? pool->groups : first + pool->chunk;
    for (size_t group = first; group < last; group++) {
      size_t rest = group;
      for (unsigned i = 0; i < 3; i++) {
        const size_t id = rest % pool->num_groups[i], begin = id * range->local[i];
        rest /= pool->num_groups[i];
        state->item.group_id[i] = id;
        state->item.local_size[i] =
            range->global[i] - begin < range->local[i] ? range->global[i] - begin : range->local[i];
      }
      if (!cpu_run_group(r))
        break;
    }
  }
  free(state->local_memory);
  free(list);
  free(scratch);
}

// A stack for handlers of signals that a kernel raises by overflowing its own.
static void add_signal_stack(void) {
  enum { size = 64 * 1024 };
  const stack_t stack = {.ss_sp = malloc(size), .ss_size = size};
  sigaltstack(&stack, NULL);
}

static void remove_signal_stack(void) {
  const stack_t none = {.ss_flags = SS_DISABLE};
  stack_t old;
  sigaltstack(&none, &old);
  free(old.ss_sp);
}

static void *thread_main(void *argument) {
  add_signal_stack();
  const thread_start start = *(thread_start *)argument;
  free(argument);
  cpu_pool *pool = start.pool;
  unsigned long seen = 0;
  pthread_mutex_lock(&pool->mutex);
  for (;;) {
    while (pool->generation == seen && !pool->closing)
      pthread_cond_wait(&pool->start, &pool->mutex);
    if (pool->closing)
      break;
    seen = pool->generation;
    pthread_mutex_unlock(&pool->mutex);
    work(pool, &pool->runners[start.number]);
    pthread_mutex_lock(&pool->mutex);
    if (--pool->busy == 0)
      pthread_cond_signal(&pool->done);
  }
  pthread_mutex_unlock(&pool->mutex);
  remove_signal_stack();
  return NULL;
}

cpu_pool *cpu_pool_open(void) {
  cpu_set_t cores;
  unsigned long threads = sched_getaffinity(0, sizeof cores, &cores) == 0 ? CPU_COUNT(&cores) : 1, stack = 512;
  if (!read_setting("ONECLC_THREADS", 1, 4096, &threads) || !read_setting("ONECLC_STACK", 16, 1 << 20, &stack))
    return NULL;
  add_signal_stack();
  cpu_pool *pool = calloc(1, sizeof *pool);
  pool->threads = threads;
  pool->runners = calloc(pool->threads, sizeof *pool->runners);
  pool->others = calloc(pool->threads, sizeof *pool->others);
  const size_t page = sysconf(_SC_PAGESIZE);
  for (unsigned i = 0; i < pool->threads; i++)
    pool->runners[i].stack_size = (stack * 1024 + page - 1) / page * page + page;
  pthread_mutex_init(&pool->mutex, NULL);
  pthread_cond_init(&pool->start, NULL);
  pthread_cond_init(&pool->done, NULL);
  for (unsigned i = 1; i < pool->threads; i++) {
    thread_start *start = malloc(sizeof *start);
    *start = (thread_start){pool, i};
    const int error = pthread_create(&pool->others[i], NULL, thread_main, start);
    if (error) {
      free(start);
      pool->threads = i;
      complain("cannot start %u threads: %s", i + 1, strerror(error));
      cpu_pool_close(pool);
      return NULL;
    }
  }
  return pool;
}

void cpu_pool_close(cpu_pool *pool) {
  pthread_mutex_lock(&pool->mutex);
  pool->closing = true;
  pthread_cond_broadcast(&pool->start);
  pthread_mutex_unlock(&pool->mutex);
  for (unsigned i = 0; i < pool->threads; i++) {
    if (i)
      pthread_join(pool->others[i], NULL);
    cpu_free_fibres(&pool->runners[i]);
  }
  remove_signal_stack();
  free(pool->others);
  free(pool->runners);
  free(pool);
}

unsigned cpu_pool_threads(const cpu_pool *pool) { return pool->threads; }

int cpu_pool_run(cpu_pool *pool, const cpu_job *job) {
  const ndrange *range = job->range;
  size_t items = 1;
  pool->groups = 1;
  for (unsigned i = 0; i < 3; i++) {
    if (range->local[i] > cpu_max_items / items) {
      complain("a work-group has at most %d work-items, not %zu x %zu x %zu", cpu_max_items, range->local[0],
               range->local[1], range->local[2]);
      return DEVICE_ERROR;
    }
    items *= range->local[i];
    pool->num_groups[i] = (range->global[i] - 1) / range->local[i] + 1;
    if (__builtin_mul_overflow(pool->groups, pool->num_groups[i], &pool->groups)) {
      complain("too many work-groups");
      return DEVICE_ERROR;
    }
  }
  // Small enough to spread evenly, large enough that taking one costs nothing.
  const size_t share = pool->groups / pool->threads / 32;
  pool->chunk = share < 1 ? 1 : share > 1024 ? 1024 : share;
  pool->job = job;
  atomic_store(&pool->next_group, 0);
  atomic_store(&pool->failed, false);
  cpu_catch_traps();
  const bool alone = pool->groups <= pool->chunk || pool->threads == 1;
  if (!alone) {
    pthread_mutex_lock(&pool->mutex);
    pool->generation++;
    pool->busy = pool->threads - 1;
    pthread_cond_broadcast(&pool->start);
    pthread_mutex_unlock(&pool->mutex);
  }
  work(pool, &pool->runners[0]);
  if (!alone) {
    pthread_mutex_lock(&pool->mutex);
    while (pool->busy)
      pthread_cond_wait(&pool->done, &pool->mutex);
    pthread_mutex_unlock(&pool->mutex);
  }
  cpu_release_traps();
  return atomic_load(&pool->failed) ? DEVICE_ERROR : DEVICE_OK;
}
