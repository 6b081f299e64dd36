// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the threads of the cpu backend (pool.c) and the work-groups that they run (groups.c).
#ifndef ONECLC_CPU_GROUPS_H
#define ONECLC_CPU_GROUPS_H
#include "cpu/cpu.h"
#include <stdatomic.h>

typedef struct {
  void *stack_pointer; // while it does not run
  void *stack;
  size_t local_id[3];            // of the item that waits on it
  const volatile unsigned *word; // that it waits for, until it is not `value`; null at a barrier
  unsigned value;
} fibre;

typedef struct {
  fibre *fibres;
  size_t fibre_count, fibre_room;
  size_t stack_size;  // with the guard page
  void *main_pointer; // the thread's own stack while a fibre runs
  fibre *current;
  bool on_fibre;           // a kernel's code runs, not ours
  int trap;                // the signal that stopped it, or 0
  size_t items;            // of this group
  size_t row[2];           // dimensions 1 and 2 of the row that is being started
  size_t *waiting, *turns; // fibres that wait, for the barrier or a word, and those of the last round
  size_t waiting_count, turn, turn_count;
  size_t words; // fibres that wait for a word
  const cpu_job *job;
  void **arguments;
  atomic_bool *failed; // the job, on any thread
} group_runner;

// This thread's state.
cpu_state *cpu_own_state(void);
// Makes this thread run groups by `runner`; fills in the barrier of its state.
void cpu_enter_runner(group_runner *runner);
// Runs the group that this thread's state describes. False if the job has failed, after a message.
bool cpu_run_group(group_runner *);
// While a job runs, a trap in a kernel makes it fail instead of ending the process.
void cpu_catch_traps(void);
void cpu_release_traps(void);
void cpu_free_fibres(group_runner *);
#endif
