// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs work-groups on a pool of threads, and the items of a group as fibres of its thread.
//
// The items of a group run one after the other on one fibre. When an item reaches a barrier, its fibre waits
// there and the next item starts on another, until all items wait; then each goes on in turn to the next
// barrier or to its end. So a kernel without barriers needs one fibre and no switches between items.
#include "cpu.h"
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { local_alignment = 128 }; // of local memory: the largest type is double16

typedef struct {
  void *stack_pointer; // while it does not run
  void *stack;
  size_t local_id[3]; // of the item that waits on it
} fibre;

typedef struct {
  fibre *fibres;
  size_t fibre_count, fibre_room;
  size_t stack_size;  // with the guard page
  void *main_pointer; // the thread's own stack while a fibre runs
  fibre *current;
  size_t items;            // of this group
  size_t row[2];           // dimensions 1 and 2 of the row that is being started
  size_t *waiting, *turns; // fibres at the barrier: this round's, the last round's
  size_t waiting_count, turn, turn_count;
  const cpu_job *job;
  void **arguments;
  atomic_bool *failed; // the job, on any thread
} group_runner;

static _Thread_local cpu_state state __attribute__((tls_model("initial-exec")));
static _Thread_local group_runner *runner __attribute__((tls_model("initial-exec")));

ptrdiff_t cpu_state_offset(void) { return (char *)&state - (char *)__builtin_thread_pointer(); }

cpu_queue *cpu_running_queue(void) { return runner->job->queue; }

// Saves the callee-saved registers and floating-point modes on the stack, and the stack pointer in *from;
// goes on where `to` was saved.
void oneclc_switch_stack(void **from, void *to) __attribute__((visibility("hidden")));
__asm__(".text\n"
        ".hidden oneclc_switch_stack\n"
        ".globl oneclc_switch_stack\n"
        ".type oneclc_switch_stack, @function\n"
        "oneclc_switch_stack:\n"
        "  pushq %rbp\n"
        "  pushq %rbx\n"
        "  pushq %r12\n"
        "  pushq %r13\n"
        "  pushq %r14\n"
        "  pushq %r15\n"
        "  subq $8, %rsp\n"
        "  stmxcsr (%rsp)\n"
        "  fnstcw 4(%rsp)\n"
        "  movq %rsp, (%rdi)\n"
        "  movq %rsi, %rsp\n"
        "  ldmxcsr (%rsp)\n"
        "  fldcw 4(%rsp)\n"
        "  addq $8, %rsp\n"
        "  popq %r15\n"
        "  popq %r14\n"
        "  popq %r13\n"
        "  popq %r12\n"
        "  popq %rbx\n"
        "  popq %rbp\n"
        "  ret\n"
        ".size oneclc_switch_stack, . - oneclc_switch_stack\n");

// Moves to the group's next row of items; false if there is none.
static bool next_row(group_runner *r) {
  const size_t *size = state.item.local_size;
  if (r->row[1] >= size[2])
    return false;
  if (++r->row[0] == size[1]) {
    r->row[0] = 0;
    if (++r->row[1] == size[2])
      return false;
  }
  state.item.local_id[1] = r->row[0];
  state.item.local_id[2] = r->row[1];
  state.next = 0;
  return true;
}

// What a fibre does: run items until all have started, go back, and start anew with the next group.
static void run_items(void) {
  for (;;) {
    group_runner *r = runner;
    do
      r->job->launch(r->arguments);
    while (next_row(r));
    oneclc_switch_stack(&r->current->stack_pointer, r->main_pointer);
  }
}

// Makes a fibre start with run_items.
static void prepare_fibre(group_runner *r, fibre *f) {
  // Stacks that all ended at the same offset in a page would compete for the same few lines of the cache.
  const size_t colour = (f - r->fibres) % 20 * 192;
  uint64_t *top = (uint64_t *)((char *)f->stack + r->stack_size - colour);
  *--top = 0; // run_items sees the stack as if it had been called
  *--top = (uintptr_t)run_items;
  for (unsigned i = 0; i < 6; i++)
    *--top = 0;
  *--top = UINT64_C(0x037f00001f80); // default x87 and SSE modes
  f->stack_pointer = top;
}

static bool add_fibre(group_runner *r) {
  if (r->fibre_count == r->fibre_room) {
    // Fibres are named by number, for they move here.
    r->fibre_room = r->fibre_room ? 2 * r->fibre_room : 16;
    r->fibres = realloc(r->fibres, r->fibre_room * sizeof *r->fibres);
  }
  void *stack =
      mmap(NULL, r->stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (stack == MAP_FAILED || mprotect(stack, sysconf(_SC_PAGESIZE), PROT_NONE) != 0) {
    if (!atomic_exchange(r->failed, true))
      complain("no stack for work-item %zu: %s; ONECLC_STACK sets the size of stacks in KiB", r->fibre_count,
               strerror(errno));
    return false;
  }
  fibre *f = &r->fibres[r->fibre_count++];
  f->stack = stack;
  prepare_fibre(r, f);
  return true;
}

// Makes a fibre the current one; gives what to switch to.
static void *enter(group_runner *r, size_t number) {
  r->current = &r->fibres[number];
  return r->current->stack_pointer;
}

// The same for the fibre whose turn it is, with its item's ids.
static void *enter_turn(group_runner *r) {
  void *stack_pointer = enter(r, r->turns[r->turn]);
  memcpy(state.item.local_id, r->current->local_id, sizeof state.item.local_id);
  return stack_pointer;
}

static void wait_at_barrier(struct oneclc_work_item *item, unsigned flags) {
  (void)flags; // the items of a group share a thread
  group_runner *r = runner;
  if (r->items == 1)
    return;
  fibre *self = r->current;
  memcpy(self->local_id, item->local_id, sizeof self->local_id);
  r->waiting[r->waiting_count++] = self - r->fibres;
  // On to the next in turn, or back to run_group if all had theirs or not all items have started.
  oneclc_switch_stack(&self->stack_pointer, ++r->turn < r->turn_count ? enter_turn(r) : r->main_pointer);
}

static bool run_group(group_runner *r) {
  memset(state.item.local_id, 0, sizeof state.item.local_id);
  memset(r->row, 0, sizeof r->row);
  state.next = 0;
  state.end = state.item.local_size[0];
  r->items = state.item.local_size[0] * state.item.local_size[1] * state.item.local_size[2];
  r->waiting_count = r->turn_count = 0;
  size_t started = 0;
  bool good;
  do {
    good = started < r->fibre_count || add_fibre(r);
    if (good)
      oneclc_switch_stack(&r->main_pointer, enter(r, started++));
    // Where the last item of a row waits at a barrier, the next fibre starts with the next row.
  } while (good && (state.next < state.end || next_row(r)));
  while (good && r->waiting_count) {
    if (r->waiting_count != r->items) {
      const size_t *id = state.item.group_id;
      good = false;
      if (!atomic_exchange(r->failed, true))
        complain("kernel %s: only %zu of the %zu work-items of group (%zu, %zu, %zu) reached a barrier", r->job->name,
                 r->waiting_count, r->items, id[0], id[1], id[2]);
      break;
    }
    size_t *turns = r->waiting;
    r->waiting = r->turns;
    r->turns = turns;
    r->waiting_count = 0;
    r->turn_count = r->items;
    // An item that waits passes on to the next; one that ends comes back here.
    for (r->turn = 0; r->turn < r->turn_count; r->turn++)
      oneclc_switch_stack(&r->main_pointer, enter_turn(r));
  }
  if (!good) // what still waits never goes on
    for (size_t i = 0; i < r->fibre_count; i++)
      prepare_fibre(r, &r->fibres[i]);
  return good;
}

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
  size_t size = (job->local_memory + local_alignment - 1) / local_alignment * local_alignment;
  for (unsigned i = 0; i < job->count; i++)
    if (job->given[i].kind == ARG_LOCAL)
      size += (job->given[i].size + local_alignment - 1) / local_alignment * local_alignment;
  char *memory = aligned_alloc(local_alignment, size + local_alignment);
  size = (job->local_memory + local_alignment - 1) / local_alignment * local_alignment;
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
  void *arguments[job->count + 1], *places[job->count + 1];
  state.local_memory = place_local_memory(job, arguments, places);
  const size_t items = range->local[0] * range->local[1] * range->local[2];
  r->waiting = malloc(2 * items * sizeof *r->waiting);
  r->turns = r->waiting + items;
  size_t *const list = r->waiting;
  void *const scratch = malloc((items + (items + 31) / 32) * 8); // see oneclc/x86.h
  r->failed = &pool->failed;
  if ((!state.local_memory || !list || !scratch) && !atomic_exchange(r->failed, true))
    complain("out of memory for the local memory of kernel %s", job->name);
  r->job = job;
  r->arguments = arguments;
  runner = r;
  state.item = (struct oneclc_work_item){.size = sizeof state.item,
                                         .work_dim = range->dimensions,
                                         .barrier = wait_at_barrier,
                                         .scratch = scratch,
                                         .print = print};
  for (unsigned i = 0; i < 3; i++) {
    state.item.global_size[i] = range->global[i];
    state.item.global_offset[i] = range->offset[i];
    state.item.enqueued_local_size[i] = range->local[i];
    state.item.num_groups[i] = pool->num_groups[i];
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
        state.item.group_id[i] = id;
        state.item.local_size[i] =
            range->global[i] - begin < range->local[i] ? range->global[i] - begin : range->local[i];
      }
      if (!run_group(r))
        break;
    }
  }
  free(state.local_memory);
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

static unsigned long setting(const char *name, unsigned long otherwise) {
  const char *value = getenv(name);
  const unsigned long n = value ? strtoul(value, NULL, 10) : 0;
  return n ? n : otherwise;
}

cpu_pool *cpu_pool_open(void) {
  add_signal_stack();
  cpu_set_t cores;
  const int count = sched_getaffinity(0, sizeof cores, &cores) == 0 ? CPU_COUNT(&cores) : 1;
  cpu_pool *pool = calloc(1, sizeof *pool);
  pool->threads = setting("ONECLC_THREADS", count);
  pool->runners = calloc(pool->threads, sizeof *pool->runners);
  pool->others = calloc(pool->threads, sizeof *pool->others);
  const size_t page = sysconf(_SC_PAGESIZE);
  for (unsigned i = 0; i < pool->threads; i++)
    pool->runners[i].stack_size = (setting("ONECLC_STACK", 512) * 1024 + page - 1) / page * page + page;
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
    group_runner *r = &pool->runners[i];
    for (size_t f = 0; f < r->fibre_count; f++)
      munmap(r->fibres[f].stack, r->stack_size);
    free(r->fibres);
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
  return atomic_load(&pool->failed) ? DEVICE_ERROR : DEVICE_OK;
}
