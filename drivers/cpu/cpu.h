// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the parts of the cpu backend. load.c compiles. run.c, pool.c, groups.c, queue.c and enqueue.c run what it has
// compiled; they know nothing of LLVM, and are for the kernels' processor.
#ifndef ONECLC_CPU_H
#define ONECLC_CPU_H
#include "common/backend.h"
#include <oneclc/processor.h>

// One per thread, in static TLS: compiled kernels reach it at a constant offset from the thread pointer.
typedef struct {
  struct oneclc_work_item item; // the library's state comes first
  // The row of items (along dimension 0) that is being started:
  size_t next; // local_id[0] of the next item
  size_t end;
  char *local_memory; // the group's, for the kernel's own `local` variables
} cpu_state;

// The state's offset from the thread pointer, the same for all threads.
ptrdiff_t cpu_state_offset(void);

// A compiled kernel: while state.next < state.end, takes the next item and runs it. arguments[i] points to
// the value (for buffers and local memory: to the pointer).
typedef void cpu_launch(void *const *arguments);

enum { cpu_max_items = 8192 }; // of a group; each that waits at a barrier holds a stack

typedef struct cpu_queue cpu_queue;

// What a run has to know of the program.
typedef struct {
  size_t local_memory; // bytes of the kernels' own local variables
  bool uniform;        // built with -cl-uniform-work-group-size
  bool flush;          // built with -cl-denorms-are-zero
  bool debug;          // built with -g: enqueue_kernel tells why it failed
} cpu_settings;

typedef struct {
  const char *name;
  cpu_launch *launch;
  size_t required[3]; // as in kernel_signature
  cpu_settings settings;
} cpu_kernel;

typedef struct {
  const char *name;
  cpu_launch *launch;
  unsigned count;
  void **arguments; // those of kind ARG_LOCAL are set per thread
  const argument *given;
  cpu_settings settings;
  const ndrange *range; // with a local size
  cpu_queue *queue;     // where it enqueues
} cpu_job;

// The threads, which live as long as the device. NULL after a message.
typedef struct cpu_pool cpu_pool;
cpu_pool *cpu_pool_open(void);
void cpu_pool_close(cpu_pool *);
unsigned cpu_pool_threads(const cpu_pool *);
// Runs all groups of a job; DEVICE_ERROR after a message.
int cpu_pool_run(cpu_pool *, const cpu_job *);
// The queue of the job that this thread runs.
cpu_queue *cpu_running_queue(void);

// Runs a job and all that it enqueues, on a queue of its own; DEVICE_ERROR after a message.
int cpu_queue_run(cpu_pool *, const cpu_job *);

// Runs a kernel with a caller's arguments; sets how long it took. DEVICE_ERROR after a message.
int cpu_run_kernel(cpu_pool *, const cpu_kernel *, const ndrange *, unsigned count, const argument *, double *seconds);

// Functions that compiled kernels call.
typedef struct {
  const char *name;
  void *address;
} cpu_function;
// Those that enqueue; the last has no name. What they take for a block's kernel is its cpu_launch.
extern const cpu_function cpu_queue_functions[];

// ---- foreign.c: another processor's device

typedef struct cpu_foreign cpu_foreign;
// NULL after a message. qemu's name of the processor; the triple, which begins with the name that GNU's tools have.
cpu_foreign *cpu_foreign_open(const char *processor, const char *triple);
void cpu_foreign_close(cpu_foreign *);
ptrdiff_t cpu_foreign_state_offset(const cpu_foreign *);
unsigned cpu_foreign_threads(const cpu_foreign *);
// Loads a program, an object file; NULL after a message.
void *cpu_foreign_load(cpu_foreign *, const char *object, size_t size);
void cpu_foreign_unload(cpu_foreign *, void *program);
// As cpu_run_kernel; the launch function is the program's for the kernel's name.
int cpu_foreign_run(cpu_foreign *, void *program, const cpu_kernel *, const ndrange *, unsigned count, const argument *,
                    double *seconds);

// ---- The device

typedef struct {
  cpu_pool *pool;                 // where kernels run: this processor's or
  cpu_foreign *foreign;           // another one's; both NULL if nothing runs
  ptrdiff_t state_offset;         // from the thread pointer, there
  struct oneclc_archive *library; // what programs were linked with last, or NULL
  char *library_path;
  const char *triple;                           // of the programs that it runs
  char march_flag[64], target_flag[64], *flags; // of the device's target_flags
} cpu_device;

// backend's link, load and unload
typedef struct cpu_program cpu_program;
bool cpu_link(program *, const char *path, const char *name);
bool cpu_load(program *, const char *name);
void cpu_unload(program *);
#endif
