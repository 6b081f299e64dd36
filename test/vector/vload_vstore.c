// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vload2 … vload16 and vstore2 … vstore16 (6.15.7) for every type and address space: the right elements at every
// misalignment that leaves elements aligned, and not a byte beside them. All other elements of a buffer must keep their
// random values; on the CPU buffers also begin and end at pages that cannot be touched.
#define _GNU_SOURCE
#include "harness.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { REGION = 128, MARGIN = 32, SHIFTS = 16, MOST = 2 * 16 };

// A kernel copies `count` vectors between p[first * N] and after it and `values`. It does so for `shifts` regions of the
// buffer; in each, p lies `margin` elements from the start and one element more than in the region before. `back`
// moves p back by what `first` moves it forth. Local and private memory hold a copy of the region.
static const char source[] =
    "#ifdef cl_khr_fp16\n"
    "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
    "#endif\n"
    "#define EACH_LANE2(M) M(0) M(1)\n"
    "#define EACH_LANE3(M) EACH_LANE2(M) M(2)\n"
    "#define EACH_LANE4(M) EACH_LANE3(M) M(3)\n"
    "#define EACH_LANE8(M) EACH_LANE4(M) M(4) M(5) M(6) M(7)\n"
    "#define EACH_LANE16(M) EACH_LANE8(M) M(8) M(9) M(a) M(b) M(c) M(d) M(e) M(f)\n"
    "#define GET(I) *values++ = v.s##I;\n"
    "#define SET(I) v.s##I = *values++;\n"
    "#define VECTOR(N) VECTOR_(T, N)\n"
    "#define VECTOR_(T, N) VECTOR__(T, N)\n"
    "#define VECTOR__(T, N) T##N\n"
    "#define PARAMETERS(SPACE) \\\n"
    "  SPACE T *buffer, ulong margin, ulong shifts, ulong first, ulong count, ulong back, global T *values\n"
    "#define EACH_SHIFT for (ulong shift = 0; shift < shifts; shift++, buffer += REGION)\n"
    "#define EACH_VECTOR for (ulong i = 0; i < count; i++)\n"
    "#define COPY_IN for (int i = 0; i < REGION; i++) copy[i] = buffer[i];\n"
    "#define COPY_OUT for (int i = 0; i < REGION; i++) buffer[i] = copy[i];\n"
    "#define LOADS(N, POINTER) { POINTER EACH_VECTOR { VECTOR(N) v = vload##N(first + i, p); EACH_LANE##N(GET) } }\n"
    "#define STORES(N, POINTER) { POINTER EACH_VECTOR { VECTOR(N) v; EACH_LANE##N(SET) vstore##N(v, first + i, p); } }\n"
    "#define DIRECT(SPACE, N) SPACE T *p = (SPACE T *)((SPACE char *)(buffer + margin + shift) - back * first * N * sizeof(T));\n"
    "#define INDIRECT(SPACE) SPACE T *p = copy + margin + shift;\n"
    "#define LOAD(N, NAME, SPACE, COPY, POINTER) \\\n"
    "  kernel void load##N##_##NAME(PARAMETERS(SPACE)) { COPY EACH_SHIFT { POINTER##_IN LOADS(N, POINTER) } }\n"
    "#define KERNELS(N) \\\n"
    "  kernel void load##N##_global(PARAMETERS(global)) { EACH_SHIFT LOADS(N, DIRECT(global, N)) } \\\n"
    "  kernel void store##N##_global(PARAMETERS(global)) { EACH_SHIFT STORES(N, DIRECT(global, N)) } \\\n"
    "  kernel void load##N##_constant(PARAMETERS(constant)) { EACH_SHIFT LOADS(N, DIRECT(constant, N)) } \\\n"
    "  kernel void load##N##_local(PARAMETERS(global)) { \\\n"
    "    local T copy[REGION]; EACH_SHIFT { COPY_IN LOADS(N, INDIRECT(local)) } } \\\n"
    "  kernel void store##N##_local(PARAMETERS(global)) { \\\n"
    "    local T copy[REGION]; EACH_SHIFT { COPY_IN STORES(N, INDIRECT(local)) COPY_OUT } } \\\n"
    "  kernel void load##N##_private(PARAMETERS(global)) { \\\n"
    "    private T copy[REGION]; EACH_SHIFT { COPY_IN LOADS(N, INDIRECT(private)) } } \\\n"
    "  kernel void store##N##_private(PARAMETERS(global)) { \\\n"
    "    private T copy[REGION]; EACH_SHIFT { COPY_IN STORES(N, INDIRECT(private)) COPY_OUT } } \\\n"
    "  GENERIC_KERNELS(N)\n"
    "#if defined __opencl_c_generic_address_space || __OPENCL_C_VERSION__ == 200\n"
    "#define GENERIC_KERNELS(N) \\\n"
    "  kernel void load##N##_generic(PARAMETERS(global)) { EACH_SHIFT LOADS(N, DIRECT(generic, N)) } \\\n"
    "  kernel void store##N##_generic(PARAMETERS(global)) { EACH_SHIFT STORES(N, DIRECT(generic, N)) } \\\n"
    "  kernel void load##N##_generic_local(PARAMETERS(global)) { \\\n"
    "    local T copy[REGION]; EACH_SHIFT { COPY_IN LOADS(N, INDIRECT(generic)) } } \\\n"
    "  kernel void store##N##_generic_local(PARAMETERS(global)) { \\\n"
    "    local T copy[REGION]; EACH_SHIFT { COPY_IN STORES(N, INDIRECT(generic)) COPY_OUT } } \\\n"
    "  kernel void load##N##_generic_private(PARAMETERS(global)) { \\\n"
    "    private T copy[REGION]; EACH_SHIFT { COPY_IN LOADS(N, INDIRECT(generic)) } } \\\n"
    "  kernel void store##N##_generic_private(PARAMETERS(global)) { \\\n"
    "    private T copy[REGION]; EACH_SHIFT { COPY_IN STORES(N, INDIRECT(generic)) COPY_OUT } }\n"
    "#else\n"
    "#define GENERIC_KERNELS(N)\n"
    "#endif\n"
    "KERNELS(2) KERNELS(3) KERNELS(4) KERNELS(8) KERNELS(16)\n";

static const unsigned widths[] = {2, 3, 4, 8, 16};
static const char *const spaces[] = {"global",  "constant",      "local",          "private",
                                     "generic", "generic_local", "generic_private"};

static char now[128]; // what runs, for the signal handler
static void on_fault(int signal) {
  (void)signal;
  static const char text[] = "FAILED: memory beside the vector was touched by ";
  if (write(STDOUT_FILENO, text, sizeof text - 1) < 0 || write(STDOUT_FILENO, now, strlen(now)) < 0 ||
      write(STDOUT_FILENO, "\n", 1) < 0)
    _exit(2);
  _exit(1);
}

static void randomise(void *data, size_t size) {
  for (unsigned char *byte = data; size > 0; size--)
    *byte++ = (unsigned char)random_bits();
}

typedef struct {
  program *program;
  const element *type;
  unsigned width;
  bool store;
  char kernel[64];
} subject;

// Runs the kernel on `buffer`, whose regions hold random values, and checks every byte of it and of `values`.
static void run(const subject *s, unsigned char *buffer, size_t buffer_size, uint64_t margin, uint64_t shifts, uint64_t first,
                uint64_t count, uint64_t back) {
  const size_t size = s->type->bits / 8, vectors = count * s->width * size;
  static unsigned char values[SHIFTS * MOST * 8 + 64], expected_values[sizeof values], expected[SHIFTS * REGION * 8];
  randomise(buffer, buffer_size);
  randomise(values, sizeof values);
  memcpy(expected, buffer, buffer_size);
  memcpy(expected_values, values, sizeof values);
  for (uint64_t shift = 0; shift < shifts; shift++) {
    unsigned char *memory = expected + (shift * REGION + margin + shift + (back ? 0 : first * s->width)) * size;
    unsigned char *value = expected_values + shift * vectors;
    memcpy(s->store ? memory : value, s->store ? value : memory, vectors);
  }
  snprintf(now, sizeof now, "%s of %s, offset %llu", s->kernel, s->type->name, (unsigned long long)first);
  if (!RUN(s->program, s->kernel, 1, 1, BUFFER(buffer, buffer_size), VALUE(margin), VALUE(shifts), VALUE(first),
           VALUE(count), VALUE(back), OUT(values)))
    return;
  if (!s->store) { // floating-point values may be copied in registers that quiet a NaN; loads and stores must not
    check(!memcmp(values, expected_values, sizeof values), "%s: wrong elements", now);
    check(!memcmp(buffer, expected, buffer_size), "%s: the buffer has changed", now);
  } else {
    check(!memcmp(buffer, expected, buffer_size), "%s: wrong elements, or others have changed", now);
  }
}

// One region between two pages that must not be touched, close to either of them.
static void run_guarded(const subject *s) {
  const size_t page = (size_t)sysconf(_SC_PAGESIZE), size = s->type->bits / 8;
  static unsigned char *pages;
  if (!pages) {
    pages = mmap(NULL, 3 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED || mprotect(pages + page, page, PROT_READ | PROT_WRITE))
      abort();
  }
  for (uint64_t first = 0; first < 2; first++)
    for (uint64_t count = 1; count <= 2; count++)
      for (size_t gap = 0; gap < SHIFTS; gap++) {
        size_t used = (first + count) * s->width * size;
        unsigned char *start = pages + page + gap * size, *end = pages + 2 * page - gap * size;
        run(s, start, used, 0, 1, first, count, 0);
        run(s, end - used, used, 0, 1, first, count, 0);
      }
}

// Offsets beyond 32 bits, in a mapping of which only the pages in use are accessible.
static void run_far(const subject *s) {
  const size_t page = (size_t)sysconf(_SC_PAGESIZE), size = s->type->bits / 8, vector = s->width * size;
  const size_t reserved = 1ull << 40;
  static unsigned char *space;
  if (!space) {
    space = mmap(NULL, reserved, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (!check(space != MAP_FAILED, "no address space for large offsets"))
      return;
  }
  if (space == MAP_FAILED)
    return;
  static const uint64_t firsts[] = {1ull << 31, (1ull << 31) + 12345, (1ull << 32) + 1};
  for (size_t i = 0; i < sizeof firsts / sizeof *firsts; i++) {
    // The vector ends where a page does: p is chosen so.
    size_t far = firsts[i] * vector, shift = (page - (far + vector) % page) % page / size * size;
    unsigned char *p = space + shift, *start = p + far, *start_page = space + (shift + far) / page * page;
    if (mprotect(start_page, page, PROT_READ | PROT_WRITE))
      abort();
    // `run` is told of the accessible part only, and the kernel gets p: back = 0 with a buffer that is moved by hand.
    static unsigned char values[16 * 8], before[16 * 8], neighbours[4096];
    uint64_t margin = 0, shifts = 1, first = firsts[i], count = 1, back = 0;
    randomise(values, sizeof values);
    randomise(start_page, page);
    memcpy(before, s->store ? values : start, vector);
    memcpy(neighbours, start_page, (size_t)(start - start_page));
    snprintf(now, sizeof now, "%s of %s, offset %llu", s->kernel, s->type->name, (unsigned long long)first);
    if (RUN(s->program, s->kernel, 1, 1, BUFFER(p, vector), VALUE(margin), VALUE(shifts), VALUE(first), VALUE(count),
            VALUE(back), OUT(values))) {
      check(!memcmp(s->store ? start : values, before, vector), "%s: wrong elements", now);
      check(!memcmp(neighbours, start_page, (size_t)(start - start_page)), "%s: others have changed", now);
    }
    if (mprotect(start_page, page, PROT_NONE))
      abort();
  }
}

static void check_space(subject s, const char *space) {
  static const uint64_t near[] = {0, 1}, far[] = {(1ull << 31) + 3, (1ull << 32) + 1};
  static unsigned char regions[SHIFTS * REGION * 8];
  size_t size = SHIFTS * REGION * (s.type->bits / 8);
  bool in_buffer = !strcmp(space, "global") || !strcmp(space, "constant") || !strcmp(space, "generic");
  for (int i = 0; i < 2; i++) {
    run(&s, regions, size, MARGIN, SHIFTS, near[i], 2, 0);
    if (!strcmp(space, "global"))
      run(&s, regions, size, MARGIN, SHIFTS, far[i], 2, 1);
  }
  if (in_buffer && !strncmp(test.device_name, "cpu", 3)) {
    run_guarded(&s);
    run_far(&s);
  }
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "vload2 … 16, vstore2 … 16");
  struct sigaction action = {.sa_handler = on_fault};
  sigaction(SIGSEGV, &action, NULL);
  sigaction(SIGBUS, &action, NULL);
  for (const element *type = types; type < types + TYPE_COUNT; type++) {
    if ((type == types + HALF && !device_has(test.device, "fp16")) || (type == types + DOUBLE && !device_has(test.device, "fp64")))
      continue;
    char options[64];
    snprintf(options, sizeof options, "-DT=%s -DREGION=%d", type->name, REGION);
    program *p = build(source, options);
    for (size_t w = 0; w < sizeof widths / sizeof *widths; w++)
      for (size_t i = 0; i < sizeof spaces / sizeof *spaces; i++)
        for (int store = 0; store < 2; store++) {
          subject s = {p, type, widths[w], store, ""};
          if (store && !strcmp(spaces[i], "constant"))
            continue;
          if (!strncmp(spaces[i], "generic", 7) && !device_has(test.device, "generic"))
            continue;
          snprintf(s.kernel, sizeof s.kernel, "%s%u_%s", store ? "store" : "load", widths[w], spaces[i]);
          check_space(s, spaces[i]);
        }
    program_close(p);
  }
  return harness_finish();
}
