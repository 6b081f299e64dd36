// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// driver KERNELS.so: a complete driver of <oneclc/processor.h>, which runs the jobs of jobs.c and prints what they
// leave. docs/use/cpu-driver.md explains it and says how KERNELS.so is made. Work-groups run on several threads at
// once; the items of a group take turns on the group's thread, each on a stack of its own, from one barrier to the
// next.
#include "jobs.h"
#include <dlfcn.h>
#include <err.h>
#include <omp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <ucontext.h>

enum { THREADS = 4, STACK_SIZE = 64 * 1024 };

_Thread_local struct oneclc_work_item __oneclc_work_item_state; // The library's code reads it under this name.

// What a thread has for the group that it runs.
typedef struct {
  void (*kernel)(void *const *values); // what launchers.c has made of it
  void *values[MOST_ARGUMENTS], *local[MOST_ARGUMENTS];
  ucontext_t turns, items[MOST_ITEMS], *running; // where run_group goes on, and where the items do
  bool ended;                                    // the items
  double scratch[MOST_ITEMS + (MOST_ITEMS + 31) / 32];
  _Alignas(128) char memory[MOST_ARGUMENTS][LOCAL_SIZE], stacks[MOST_ITEMS][STACK_SIZE];
} worker;

// The hook for barriers: the item waits here until all others of its group have had their turn.
static void wait_at_barrier(struct oneclc_work_item *item, unsigned flags) {
  (void)flags;
  worker *w = item->driver;
  swapcontext(w->running, &w->turns);
}

// The hook for printf; stdout's own lock keeps the texts of other threads out.
static int print(struct oneclc_work_item *item, const char *format, va_list arguments) {
  (void)item;
  return vprintf(format, arguments);
}

static void run_item(void) {
  worker *w = __oneclc_work_item_state.driver;
  w->kernel(w->values);
  w->ended = true;
}

static void run_group(worker *w, const job *j, size_t group) {
  struct oneclc_work_item *item = &__oneclc_work_item_state;
  *item = j->range;
  item->barrier = wait_at_barrier, item->print = print, item->driver = w, item->scratch = w->scratch;
  for (int d = 0; d < 3; group /= item->num_groups[d], d++) {
    item->group_id[d] = group % item->num_groups[d];
    const size_t size = item->enqueued_local_size[d], rest = item->global_size[d] - item->group_id[d] * size;
    item->local_size[d] = rest < size ? rest : size; // The last group may be smaller.
  }
  const size_t count = item->local_size[0] * item->local_size[1] * item->local_size[2];
  for (int a = 0; a < MOST_ARGUMENTS; a++) {
    w->local[a] = w->memory[a]; // Local memory's value is its address.
    w->values[a] = j->values[a] ? j->values[a] : &w->local[a];
  }
  for (size_t i = 0; i < count; i++) {
    getcontext(&w->items[i]);
    w->items[i].uc_stack = (stack_t){.ss_sp = w->stacks[i], .ss_size = STACK_SIZE};
    w->items[i].uc_link = &w->turns; // where the thread goes on at the kernel's end
    makecontext(&w->items[i], run_item, 0);
  }
  for (w->ended = false; !w->ended;) // All items reach the same barriers, so all end in the same round.
    for (size_t i = 0; i < count; i++) {
      item->local_id[0] = i % item->local_size[0];
      item->local_id[1] = i / item->local_size[0] % item->local_size[1];
      item->local_id[2] = i / item->local_size[0] / item->local_size[1];
      w->running = &w->items[i];
      swapcontext(&w->turns, w->running);
    }
}

int main(int count, char **names) {
  static worker workers[THREADS];
  void *library = count == 2 ? dlopen(names[1], RTLD_NOW) : NULL;
  if (!library)
    errx(count == 2 ? 1 : 2, "%s", count == 2 ? dlerror() : "usage: driver KERNELS.so");
  for (const job *j = jobs; j->kernel; j++) {
    void *kernel = dlsym(library, j->kernel);
    const size_t *groups = j->range.num_groups;
    if (!kernel)
      errx(1, "%s", dlerror());
#pragma omp parallel for num_threads(THREADS)
    for (size_t group = 0; group < groups[0] * groups[1] * groups[2]; group++) {
      worker *w = &workers[omp_get_thread_num()];
      w->kernel = kernel;
      run_group(w, j, group);
    }
    for (size_t i = 0; i < j->results; i++)
      printf("%d%c", out[i], i + 1 < j->results ? ' ' : '\n');
  }
  if (fflush(stdout) || ferror(stdout))
    errx(1, "standard output cannot be written");
  return 0;
}
