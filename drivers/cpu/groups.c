// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the items of a work-group as fibres of its thread.
//
// The items of a group run one after the other on one fibre. When an item reaches a barrier, its fibre waits
// there and the next item starts on another, until all items wait; then each goes on in turn to the next
// barrier or to its end. So a kernel without barriers needs one fibre and no switches between items. An item that waits
// for a word of memory to change goes on as soon as another has changed it.
#include "cpu/groups.h"
#include "cpu/processor.h"
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static _Thread_local cpu_state state __attribute__((tls_model("initial-exec")));
static _Thread_local group_runner *runner __attribute__((tls_model("initial-exec")));

ptrdiff_t cpu_state_offset(void) { return (char *)&state - thread_pointer(); }

cpu_queue *cpu_running_queue(void) { return runner->job->queue; }

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
    set_modes(r->job->settings.flush ? flushing_modes : usual_modes);
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
  f->stack_pointer = new_stack((char *)f->stack + r->stack_size - colour, run_items);
}

// Goes on where a fibre's stack was left, until it comes back.
static void run_fibre(group_runner *r, void *stack_pointer) {
  r->on_fibre = true;
  oneclc_switch_stack(&r->main_pointer, stack_pointer);
  r->on_fibre = false;
}

// Where a kernel that trapped goes on: it leaves its fibre for good.
static void leave_kernel(void) {
  group_runner *r = runner;
  oneclc_switch_stack(&r->current->stack_pointer, r->main_pointer);
}

static struct sigaction former_actions[2]; // of SIGILL and SIGTRAP

// A trap in a kernel is an error of the run. Kernels hold no locks where they trap, so they can be left there.
static void on_trap(int number, siginfo_t *info, void *context) {
  (void)info;
  group_runner *r = runner;
  if (!r || !r->on_fibre) { // somebody else's: it comes again
    sigaction(number, &former_actions[number == SIGTRAP], NULL);
    if (number == SIGTRAP)
      raise(number);
    return;
  }
  r->trap = number;
  go_on_at(context, leave_kernel);
}

static pthread_mutex_t traps = PTHREAD_MUTEX_INITIALIZER;
static unsigned running_jobs; // on several devices

void cpu_catch_traps(void) {
  const struct sigaction action = {.sa_sigaction = on_trap, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  pthread_mutex_lock(&traps);
  if (running_jobs++ == 0) {
    sigaction(SIGILL, &action, &former_actions[0]);
    sigaction(SIGTRAP, &action, &former_actions[1]);
  }
  pthread_mutex_unlock(&traps);
}

void cpu_release_traps(void) {
  pthread_mutex_lock(&traps);
  if (--running_jobs == 0) {
    sigaction(SIGILL, &former_actions[0], NULL);
    sigaction(SIGTRAP, &former_actions[1], NULL);
  }
  pthread_mutex_unlock(&traps);
}

// Whether the kernel trapped; then the run has failed, after a message. Which item it was the code need not have noted.
static bool has_trapped(group_runner *r) {
  if (!r->trap)
    return false;
  const size_t *id = state.item.group_id;
  if (!atomic_exchange(r->failed, true))
    complain("kernel %s stopped with %s (a trap, e.g. %s) in group (%zu, %zu, %zu)", r->job->name,
             r->trap == SIGILL ? "SIGILL" : "SIGTRAP",
             r->trap == trap_signal ? "__builtin_trap" : "__builtin_debugtrap", id[0], id[1], id[2]);
  r->trap = 0;
  return true;
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

// Leaves the item to others: for a barrier, or until *word is not `value`.
static void leave_item(struct oneclc_work_item *item, const volatile unsigned *word, unsigned value) {
  group_runner *r = runner;
  fibre *self = r->current;
  memcpy(self->local_id, item->local_id, sizeof self->local_id);
  self->word = word;
  self->value = value;
  r->words += word != NULL;
  r->waiting[r->waiting_count++] = self - r->fibres;
  // On to the next in turn, or back to run_group if all had theirs or not all items have started.
  oneclc_switch_stack(&self->stack_pointer, ++r->turn < r->turn_count ? enter_turn(r) : r->main_pointer);
}

static void wait_at_barrier(struct oneclc_work_item *item, unsigned flags) {
  (void)flags; // the items of a group share a thread
  if (runner->items > 1)
    leave_item(item, NULL, 0);
}

static void wait_while(struct oneclc_work_item *item, const volatile unsigned *word, unsigned value) {
  while (*word == value)
    leave_item(item, word, value);
}

// Makes turns of those fibres that can go on: all at a barrier, or those whose word has changed. False, after a
// message, if there are none.
static bool next_turns(group_runner *r) {
  if (!r->words && r->waiting_count == r->items) {
    size_t *turns = r->waiting;
    r->waiting = r->turns;
    r->turns = turns;
    r->turn_count = r->waiting_count;
    r->waiting_count = 0;
    return true;
  }
  size_t kept = 0;
  r->turn_count = 0;
  for (size_t i = 0; i < r->waiting_count; i++) {
    const fibre *f = &r->fibres[r->waiting[i]];
    if (f->word != NULL && *f->word != f->value)
      r->turns[r->turn_count++] = r->waiting[i];
    else
      r->waiting[kept++] = r->waiting[i];
  }
  r->waiting_count = kept;
  r->words -= r->turn_count;
  if (!r->turn_count && !atomic_exchange(r->failed, true)) {
    const size_t *id = state.item.group_id;
    complain("kernel %s: only %zu of the %zu work-items of group (%zu, %zu, %zu) reached a %s", r->job->name,
             r->words ? r->words : r->waiting_count, r->items, id[0], id[1], id[2],
             r->words ? "named barrier, and that waits for more" : "barrier");
  }
  return r->turn_count != 0;
}

bool cpu_run_group(group_runner *r) {
  memset(state.item.local_id, 0, sizeof state.item.local_id);
  memset(r->row, 0, sizeof r->row);
  state.next = 0;
  state.end = state.item.local_size[0];
  r->items = state.item.local_size[0] * state.item.local_size[1] * state.item.local_size[2];
  r->waiting_count = r->turn_count = r->words = 0;
  size_t started = 0;
  bool good;
  do {
    good = started < r->fibre_count || add_fibre(r);
    if (good)
      run_fibre(r, enter(r, started++));
    good = good && !has_trapped(r);
    // Where the last item of a row waits at a barrier, the next fibre starts with the next row.
  } while (good && (state.next < state.end || next_row(r)));
  while (good && r->waiting_count) {
    good = next_turns(r);
    // An item that waits passes on to the next; one that ends comes back here.
    for (r->turn = 0; good && r->turn < r->turn_count; r->turn++) {
      run_fibre(r, enter_turn(r));
      good = !has_trapped(r);
    }
  }
  if (!good) // what still waits never goes on
    for (size_t i = 0; i < r->fibre_count; i++)
      prepare_fibre(r, &r->fibres[i]);
  return good;
}

cpu_state *cpu_own_state(void) { return &state; }

void cpu_enter_runner(group_runner *r) {
  runner = r;
  state.item.barrier = wait_at_barrier;
  state.item.wait_while = wait_while;
}

void cpu_free_fibres(group_runner *r) {
  for (size_t f = 0; f < r->fibre_count; f++)
    munmap(r->fibres[f].stack, r->stack_size);
  free(r->fibres);
}
