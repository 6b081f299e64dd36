// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// driver KERNELS.so: a complete driver of <oneclc/processor.h>, which runs the kernels of kernels.cl and prints what
// they leave. docs/cpu-driver.md explains it and says how KERNELS.so is made. Work-groups run on several threads at
// once; the items of a group take turns on the group's thread, each on a stack of its own, from one barrier to the
// next.
#include <oneclc/processor.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <ucontext.h>

enum { THREADS = 4, STACK_SIZE = 64 * 1024, ALIGNMENT = 128 }; // No type of OpenCL C needs more than 128 bytes.

_Thread_local struct oneclc_work_item __oneclc_work_item_state; // The library's code reads it under this name.

typedef void launch(void *const *arguments); // what launchers.c adds for each kernel

typedef struct {
  void *value;        // where the value is, aligned for its type; NULL for local memory, as in clSetKernelArg
  size_t local_bytes; // of local memory, for each group
} argument;

typedef struct {
  launch *kernel;
  unsigned work_dim;
  size_t global[3], local[3], groups[3];
  unsigned count;
  const argument *arguments;
  atomic_size_t next_group; // the first one that no thread has taken
} job;

typedef struct {
  ucontext_t context; // while it does not run
  void *stack;
  bool ended;
} fibre;

typedef struct {
  job *job;
  void **arguments;
  ucontext_t turns; // of run_group, while a fibre runs
  fibre *fibres, *running;
} worker;

static _Noreturn void fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("driver: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  exit(1);
}

static void *memory(size_t size) {
  void *result = aligned_alloc(ALIGNMENT, (size + ALIGNMENT) / ALIGNMENT * ALIGNMENT);
  if (!result)
    fail("out of memory");
  return result;
}

// The hook for barriers: the item waits here until all others of its group have had their turn.
static void wait_at_barrier(struct oneclc_work_item *item, unsigned flags) {
  (void)flags;
  worker *w = item->driver;
  swapcontext(&w->running->context, &w->turns);
}

// The hook for printf; stdout's own lock keeps the texts of other threads out.
static int print(struct oneclc_work_item *item, const char *format, va_list arguments) {
  (void)item;
  return vprintf(format, arguments);
}

static void run_item(void) {
  worker *w = __oneclc_work_item_state.driver;
  w->job->kernel(w->arguments);
  w->running->ended = true;
}

static void start(worker *w, fibre *f) {
  f->ended = false;
  getcontext(&f->context);
  f->context.uc_stack.ss_sp = f->stack;
  f->context.uc_stack.ss_size = STACK_SIZE;
  f->context.uc_link = &w->turns; // where the thread goes on at the kernel's end
  makecontext(&f->context, run_item, 0);
}

static void run_group(worker *w, size_t group) {
  struct oneclc_work_item *item = &__oneclc_work_item_state;
  const job *j = w->job;
  size_t items = 1;
  for (int d = 0; d < 3; d++) {
    item->group_id[d] = group % j->groups[d], group /= j->groups[d];
    const size_t rest = j->global[d] - item->group_id[d] * j->local[d]; // The last group may be smaller.
    items *= item->local_size[d] = rest < j->local[d] ? rest : j->local[d];
  }
  for (size_t i = 0; i < items; i++)
    start(w, &w->fibres[i]);
  for (size_t left = items; left;)
    for (size_t i = 0; i < items; i++) {
      w->running = &w->fibres[i];
      if (w->running->ended)
        continue;
      item->local_id[0] = i % item->local_size[0];
      item->local_id[1] = i / item->local_size[0] % item->local_size[1];
      item->local_id[2] = i / item->local_size[0] / item->local_size[1];
      swapcontext(&w->turns, &w->running->context);
      left -= w->running->ended;
    }
}

// A thread's share of a job.
static void *run_groups(void *pointer) {
  job *j = pointer;
  const size_t items = j->local[0] * j->local[1] * j->local[2], groups = j->groups[0] * j->groups[1] * j->groups[2];
  void *values[j->count + 1], *local[j->count + 1], *scratch = memory((items + (items + 31) / 32) * 8);
  for (unsigned i = 0; i < j->count; i++) {
    local[i] = j->arguments[i].value ? NULL : memory(j->arguments[i].local_bytes);
    values[i] = local[i] ? &local[i] : j->arguments[i].value; // Local memory's value is a pointer.
  }
  worker w = {.job = j, .arguments = values, .fibres = memory(items * sizeof(fibre))};
  for (size_t i = 0; i < items; i++)
    w.fibres[i].stack = memory(STACK_SIZE);

  struct oneclc_work_item *item = &__oneclc_work_item_state;
  *item = (struct oneclc_work_item){.size = sizeof *item, .work_dim = j->work_dim, .barrier = wait_at_barrier};
  item->driver = &w, item->scratch = scratch, item->print = print;
  for (int d = 0; d < 3; d++) {
    item->global_size[d] = j->global[d];
    item->enqueued_local_size[d] = j->local[d];
    item->num_groups[d] = j->groups[d];
  }
  for (size_t group; (group = atomic_fetch_add(&j->next_group, 1)) < groups;)
    run_group(&w, group);

  for (size_t i = 0; i < items; i++)
    free(w.fibres[i].stack);
  for (unsigned i = 0; i < j->count; i++)
    free(local[i]);
  free(w.fibres), free(scratch);
  return NULL;
}

// What clEnqueueNDRangeKernel asks for. The ranges are 1 beyond work_dim.
static void run(void *library, const char *kernel, unsigned work_dim, const size_t global[3], const size_t local[3],
                unsigned count, const argument *arguments) {
  char name[256];
  snprintf(name, sizeof name, "%s.launch", kernel);
  job j = {.kernel = (launch *)dlsym(library, name), .work_dim = work_dim, .count = count, .arguments = arguments};
  if (!j.kernel)
    fail("there is no kernel %s: %s", kernel, dlerror());
  for (int d = 0; d < 3; d++) {
    j.global[d] = global[d], j.local[d] = local[d];
    j.groups[d] = (global[d] + local[d] - 1) / local[d];
  }
  pthread_t threads[THREADS];
  for (int t = 0; t < THREADS; t++)
    if (pthread_create(&threads[t], NULL, run_groups, &j))
      fail("a thread cannot be started");
  for (int t = 0; t < THREADS; t++)
    pthread_join(threads[t], NULL);
}

// ---- A program that uses it

#define VALUE(LVALUE) {(void *)&(LVALUE), 0}
#define LOCAL(BYTES) {NULL, BYTES}
#define RUN(KERNEL, WORK_DIM, RANGE, GROUP_SIZE, ...) \
  run(library, KERNEL, WORK_DIM, RANGE, GROUP_SIZE, sizeof((argument[]){__VA_ARGS__}) / sizeof(argument), \
      (argument[]){__VA_ARGS__})

enum { ITEMS = 1000, GROUP = 64 };

static void show(const int *numbers, size_t count) {
  for (size_t i = 0; i < count; i++)
    printf("%d%c", numbers[i], i < count - 1 ? ' ' : '\n');
}

int main(int count, char **names) {
  if (count != 2) {
    fprintf(stderr, "usage: driver KERNELS.so\n");
    return 2;
  }
  void *library = dlopen(names[1], RTLD_NOW);
  if (!library)
    fail("%s", dlerror());
  const size_t line[] = {ITEMS, 1, 1}, group[] = {GROUP, 1, 1};
  const size_t plane[] = {ITEMS / 20, 20, 1}, tile[] = {GROUP / 8, 8, 1};
  static int numbers[ITEMS];
  int *out = numbers; // A buffer's value is its address.

  // Values are laid out in memory as OpenCL C's types are: a vector of three takes the place of one of four.
  const struct {
    int by;
    float scale;
  } step = {3, 0.5f};
  const struct {
    int first;
    _Alignas(128) double entries[16];
  } table = {100, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}};
  const signed char bytes[2] = {-7, 9};
  const unsigned char colour[4] = {1, 2, 250};
  const float weights[8] = {0, 8, 16, 24, 32, 40, 48, 56};
  const short more = -1000;
  RUN("values", 1, line, group, VALUE(step), VALUE(table), VALUE(bytes), VALUE(colour), VALUE(weights), VALUE(more),
      VALUE(out));
  show(numbers, ITEMS);
  RUN("mirror", 1, line, group, VALUE(out));
  show(numbers, ITEMS);
  RUN("sums", 2, plane, tile, LOCAL(GROUP * sizeof(int)), VALUE(out));
  show(numbers, ITEMS);

  // An image's value is the address of its description; a sampler's is a number of the size of a pointer.
  enum { CL_R = 0x10b0, CL_UNORM_INT8 = 0x10d2, CL_FLOAT = 0x10de };
  float pixels[4][4] = {{0, 0.25f, 0.5f, 0.75f}, {0, 0.25f, 0.5f, 0.75f}, {1, 1, 1, 1}, {0, 0, 0.5f, 0.5f}};
  unsigned char halves[2][2];
  struct oneclc_image large = {.size = sizeof large, .channel_order = CL_R, .depth = 1, .array_size = 1}, small = large;
  large.channel_data_type = CL_FLOAT, large.element_size = sizeof(float);
  large.width = large.height = 4;
  large.base = (struct oneclc_image_level){pixels, sizeof *pixels, sizeof pixels};
  small.channel_data_type = CL_UNORM_INT8, small.element_size = 1;
  small.width = small.height = 2;
  small.base = (struct oneclc_image_level){halves, sizeof *halves, sizeof halves};
  const struct oneclc_image *from = &large, *to = &small;
  const size_t sampler =
      ONECLC_SAMPLER_CLAMP_TO_EDGE | ONECLC_SAMPLER_LINEAR | ONECLC_SAMPLER_LODS(0, ONECLC_SAMPLER_LOD_LIMIT);
  const size_t square[] = {2, 2, 1}, one[] = {1, 1, 1};
  RUN("half_size", 2, square, one, VALUE(from), VALUE(sampler), VALUE(to));
  show((int[]){halves[0][0], halves[0][1], halves[1][0], halves[1][1]}, 4);

  const float four[4] = {1, 2.5f, -3, 1e10f};
  RUN("greet", 1, line, group, VALUE(four));
  if (fflush(stdout) || ferror(stdout))
    fail("standard output cannot be written");
  return 0;
}
