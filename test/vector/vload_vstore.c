// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests where vloadn, vstoren and their half forms (6.15.7) read and write, for every type, width, rounding mode and
// address space: they must access the right elements, at every misalignment that leaves elements aligned, and no byte
// beside them. All other elements of a buffer must keep their random values; on the CPU, buffers also begin and end at
// inaccessible pages. Here all values are exact in half; vstore_half.c tests how conversions round. Most of the time
// goes into compiling kernels, so by default each type and rounding mode has a third of the widths, another one on each
// of the processor's levels.
// BUILTINS: vector
#include "harness.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { REGION = 128, MARGIN = 32, SHIFTS = 16, MOST = 2 * 16 };

// Each kernel copies `count` vectors between `values` and the memory from p[first * n] on. It does so in `shifts`
// regions of the buffer. In the first region, p lies `margin` elements from the region's start, and in each further
// one, one element more (aligned forms: one vector more). `back` moves p back by the distance that `first` moves the
// access forward. For local and private memory, the kernel works on a copy of the region.
static const char source[] =
    "#if defined cl_khr_fp16 && defined NEEDS_HALF\n"
    "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
    "#endif\n"
    "#define EACH_LANE2(M) M(0) M(1)\n"
    "#define EACH_LANE3(M) EACH_LANE2(M) M(2)\n"
    "#define EACH_LANE4(M) EACH_LANE3(M) M(3)\n"
    "#define EACH_LANE8(M) EACH_LANE4(M) M(4) M(5) M(6) M(7)\n"
    "#define EACH_LANE16(M) EACH_LANE8(M) M(8) M(9) M(a) M(b) M(c) M(d) M(e) M(f)\n"
    "#define GET(I) *values++ = v.s##I;\n"
    "#define SET(I) v.s##I = *values++;\n"
    "#define JOIN(A, B, C) JOIN_(A, B, C)\n"
    "#define JOIN_(A, B, C) A##B##C\n"
    "#define STRIDE(N) (ALIGNED && N == 3 ? 4 : N)\n"
    "#define UNIT(N) (ALIGNED ? STRIDE(N) : 1)\n"
    "#define load(N) JOIN(V, N,) v = JOIN(LOAD, N,)(first + i, p); EACH_LANE##N(GET)\n"
    "#define store(N) JOIN(V, N,) v; EACH_LANE##N(SET) JOIN(STORE, N, MODE)(v, first + i, p);\n"
    "#define load1(N) *values++ = LOAD(first + i, p);\n"
    "#define store1(N) JOIN(STORE, , MODE)(*values++, first + i, p);\n"
    "#define KERNEL(DO, N, NAME, SPACE, COPY, BEFORE, POINTER, AFTER) \\\n"
    "  kernel void NAME(SPACE T *buffer, ulong margin, ulong shifts, ulong first, ulong count, ulong back, \\\n"
    "                   global V *values) { \\\n"
    "    COPY \\\n"
    "    PLAIN_LOOP for (ulong shift = 0; shift < shifts; shift++, buffer += REGION) { \\\n"
    "      BEFORE POINTER \\\n"
    "      PLAIN_LOOP for (ulong i = 0; i < count; i++) { DO(N) } \\\n"
    "      AFTER \\\n"
    "    } \\\n"
    "  }\n"
    // The alignment that vloada_half16 needs. (With 128, Intel's compiler makes a stack frame of 2 GiB.)
    "#define MEMORY(SPACE) SPACE T copy[REGION] __attribute__((aligned(32)));\n"
    "#define PLAIN_LOOP _Pragma(\"clang loop unroll(disable) vectorize(disable)\")\n" // builds faster
    "#define COPY_IN PLAIN_LOOP for (int i = 0; i < REGION; i++) copy[i] = buffer[i];\n"
    "#define COPY_OUT PLAIN_LOOP for (int i = 0; i < REGION; i++) buffer[i] = copy[i];\n"
    "#define BUFFER(SPACE, N) SPACE ELEMENT *p = \\\n"
    "  (SPACE ELEMENT *)((SPACE char *)(buffer + margin + shift * UNIT(N)) - back * first * STRIDE(N) * sizeof(T));\n"
    "#define THE_COPY(SPACE, N) SPACE ELEMENT *p = (SPACE ELEMENT *)(copy + margin + shift * UNIT(N));\n"
    "#define KERNELS(DO, N, NAME) \\\n"
    "  KERNEL(DO, N, NAME##_global, global, , , BUFFER(global, N), ) \\\n"
    "  KERNEL(DO, N, NAME##_local, global, MEMORY(local), COPY_IN, THE_COPY(local, N), COPY_OUT) \\\n"
    "  KERNEL(DO, N, NAME##_private, global, MEMORY(private), COPY_IN, THE_COPY(private, N), COPY_OUT) \\\n"
    "  GENERIC_KERNELS(DO, N, NAME)\n"
    "#if defined __opencl_c_generic_address_space || __OPENCL_C_VERSION__ == 200\n"
    "#define GENERIC_KERNELS(DO, N, NAME) \\\n"
    "  KERNEL(DO, N, NAME##_generic, global, , , BUFFER(generic, N), ) \\\n"
    "  KERNEL(DO, N, NAME##_generic_local, global, MEMORY(local), COPY_IN, THE_COPY(generic, N), COPY_OUT) \\\n"
    "  KERNEL(DO, N, NAME##_generic_private, global, MEMORY(private), COPY_IN, THE_COPY(generic, N), COPY_OUT)\n"
    "#else\n"
    "#define GENERIC_KERNELS(DO, N, NAME)\n"
    "#endif\n"
    "#define MAKE(...) __VA_ARGS__\n" // what IF_1 and its like stand for: not every driver takes macros with parameters
    "#define LEAVE(...)\n"
    "#ifdef LOAD\n"
    "#define LOADS(DO, N) KERNELS(DO, N, load##N) KERNEL(DO, N, load##N##_constant, constant, , , BUFFER(constant, N), "
    ")\n"
    "IF_1(LOADS(load1, 1)) IF_2(LOADS(load, 2)) IF_3(LOADS(load, 3)) IF_4(LOADS(load, 4)) IF_8(LOADS(load, 8)) "
    "IF_16(LOADS(load, 16))\n"
    "#endif\n"
    "#ifdef STORE\n"
    "#define STORES(DO, N) KERNELS(DO, N, store##N)\n"
    "IF_1(STORES(store1, 1)) IF_2(STORES(store, 2)) IF_3(STORES(store, 3)) IF_4(STORES(store, 4)) IF_8(STORES(store, "
    "8)) "
    "IF_16(STORES(store, 16))\n"
    "#endif\n";

typedef struct {
  const char *load, *store, *mode; // names: vload, vstore, _rte; NULL if there is none
  const element *memory, *value;   // element types of memory and values
  // Aligned: vloada_half4 assumes the alignment of a half4; scalar: vload_half exists, too.
  bool aligned, scalar;
} form;

static const unsigned widths[] = {1, 2, 3, 4, 8, 16};
static const char *const spaces[] = {"global",  "constant",      "local",          "private",
                                     "generic", "generic_local", "generic_private"};

static char now[128]; // what is running, for the signal handler's message
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

// The bits of a half, which must not be NaN, converted to another type, which is exact.
static uint64_t half_value(const element *type, uint16_t half) {
  double value = as_double(types + HALF, half);
  float single = (float)value;
  uint64_t bits = 0;
  if (type == types + DOUBLE)
    memcpy(&bits, &value, sizeof value);
  else
    memcpy(&bits, &single, sizeof single);
  return bits;
}

typedef struct {
  program *program;
  const form *form;
  unsigned width, stride, unit; // `unit`: how many elements p moves from one region to the next
  bool store;
  char name[32], kernel[64];
} subject;

static uint16_t chosen[(SHIFTS + 1) * MOST]; // the halves whose values choose_values() stored

static void choose_values(const form *f, unsigned char *values, size_t count) {
  size_t size = f->value->bits / 8;
  if (f->memory == f->value) {
    randomise(values, count * size);
    return;
  }
  for (size_t i = 0; i < count; i++) {
    do
      chosen[i] = (uint16_t)random_bits();
    while (is_nan(types + HALF, chosen[i]));
    uint64_t bits = half_value(f->value, chosen[i]);
    memcpy(values + i * size, &bits, size);
  }
}

// Computes what the kernel should leave in a vector in memory and in the values from values[n] on.
static void copy_expected(const subject *s, unsigned char *memory, unsigned char *values, size_t n) {
  const form *f = s->form;
  size_t memory_size = f->memory->bits / 8, value_size = f->value->bits / 8;
  values += n * value_size;
  if (f->memory == f->value) {
    memcpy(s->store ? memory : values, s->store ? values : memory, s->width * memory_size);
  } else if (s->store) {
    memcpy(memory, chosen + n, s->width * memory_size);
  } else {
    for (size_t i = 0; i < s->width; i++) {
      uint16_t half;
      memcpy(&half, memory + i * memory_size, sizeof half);
      uint64_t value = half_value(f->value, half);
      memcpy(values + i * value_size, &value, value_size);
    }
  }
}

static bool same_values(const form *f, const unsigned char *a, const unsigned char *b, size_t elements) {
  size_t size = f->value->bits / 8;
  if (f->memory == f->value)
    return !memcmp(a, b, elements * size);
  for (size_t i = 0; i < elements; i++, a += size, b += size) {
    uint64_t x = 0, y = 0;
    memcpy(&x, a, size), memcpy(&y, b, size);
    if (x != y && !(is_nan(f->value, x) && is_nan(f->value, y)))
      return false;
  }
  return true;
}

// Runs the kernel on `buffer` and checks every byte of it and of the values.
static void run(const subject *s, unsigned char *buffer, size_t buffer_size, uint64_t margin, uint64_t shifts,
                uint64_t first, uint64_t count, uint64_t back) {
  const size_t size = s->form->memory->bits / 8;
  static unsigned char values[(SHIFTS + 1) * MOST * 8], expected_values[sizeof values], expected[SHIFTS * REGION * 8];
  const size_t all = (SHIFTS + 1) * MOST; // a few more than the kernel writes
  randomise(buffer, buffer_size);
  choose_values(s->form, values, all);
  memcpy(expected, buffer, buffer_size);
  memcpy(expected_values, values, sizeof values);
  for (uint64_t shift = 0; shift < shifts; shift++)
    for (uint64_t i = 0; i < count; i++)
      copy_expected(
          s, expected + (shift * REGION + margin + shift * s->unit + ((back ? 0 : first) + i) * s->stride) * size,
          expected_values, (shift * count + i) * s->width);
  snprintf(now, sizeof now, "%s, offset %llu, %s", s->name, (unsigned long long)first, s->kernel);
  if (!RUN(s->program, s->kernel, 1, 1, BUFFER(buffer, buffer_size), VALUE(margin), VALUE(shifts), VALUE(first),
           VALUE(count), VALUE(back), OUT(values)))
    return;
  check(same_values(s->form, values, expected_values, all), "%s: wrong values", now);
  check(!memcmp(buffer, expected, buffer_size), "%s: memory is not as it should be", now);
}

// Tests a region close to the beginning and to the end of accessible memory, which lies between two inaccessible pages.
static void run_guarded(const subject *s) {
  const size_t page = (size_t)sysconf(_SC_PAGESIZE), size = s->form->memory->bits / 8;
  static unsigned char *pages;
  if (!pages) {
    pages = mmap(NULL, 3 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED || mprotect(pages + page, page, PROT_READ | PROT_WRITE))
      abort();
  }
  for (uint64_t first = 0; first < 2; first++)
    for (uint64_t count = 1; count <= 2; count++)
      for (size_t gap = 0; gap < SHIFTS; gap++) {
        size_t used = (first + count) * s->stride * size, beside = gap * s->unit * size;
        run(s, pages + page + beside, used, 0, 1, first, count, 0);
        run(s, pages + 2 * page - beside - used, used, 0, 1, first, count, 0);
      }
}

// Tests offsets beyond 32 bits in a large mapping, of which only the page that holds the vector is accessible; the
// vector lies as close to the end of that page as its alignment allows.
static void run_far(const subject *s) {
  const size_t page = (size_t)sysconf(_SC_PAGESIZE), size = s->form->memory->bits / 8;
  static unsigned char *reserved;
  if (!reserved) {
    reserved = mmap(NULL, 1ull << 40, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    check(reserved != MAP_FAILED, "there are no addresses for large offsets");
  }
  if (reserved == MAP_FAILED)
    return;
  static const uint64_t offsets[] = {1ull << 31, (1ull << 31) + 12345, (1ull << 32) + 1};
  for (size_t i = 0; i < sizeof offsets / sizeof *offsets; i++) {
    size_t far = offsets[i] * s->stride * size, length = s->stride * size;
    unsigned char *p = reserved + (page - (far + length) % page) % page / length * length, *start = p + far;
    unsigned char *accessible = reserved + (start - reserved) / (ptrdiff_t)page * (ptrdiff_t)page;
    if (start + length > accessible + page) // a vector of 3 would cross the page's end
      p -= length, start -= length;
    static unsigned char values[16 * 8], expected_values[sizeof values], expected[1 << 16];
    if (page > sizeof expected || mprotect(accessible, page, PROT_READ | PROT_WRITE))
      abort();
    uint64_t margin = 0, shifts = 1, first = offsets[i], count = 1, back = 0;
    randomise(accessible, page);
    choose_values(s->form, values, 16);
    memcpy(expected, accessible, page);
    memcpy(expected_values, values, sizeof values);
    copy_expected(s, expected + (start - accessible), expected_values, 0);
    snprintf(now, sizeof now, "%s, offset %llu, %s", s->name, (unsigned long long)first, s->kernel);
    if (RUN(s->program, s->kernel, 1, 1, BUFFER(p, length), VALUE(margin), VALUE(shifts), VALUE(first), VALUE(count),
            VALUE(back), OUT(values))) {
      check(same_values(s->form, values, expected_values, 16), "%s: wrong values", now);
      check(!memcmp(accessible, expected, page), "%s: memory is not as it should be", now);
    }
    if (mprotect(accessible, page, PROT_NONE))
      abort();
  }
}

static void check_space(const subject *s, const char *space) {
  static const uint64_t near[] = {0, 1}, far[] = {(1ull << 31) + 3, (1ull << 32) + 1};
  static unsigned char regions[SHIFTS * REGION * 8] __attribute__((aligned(128)));
  const uint64_t shifts = s->form->aligned ? 3 : SHIFTS;
  const size_t size = shifts * REGION * (s->form->memory->bits / 8);
  for (int i = 0; i < 2; i++) {
    run(s, regions, size, MARGIN, shifts, near[i], 2, 0);
    if (!strcmp(space, "global"))
      run(s, regions, size, MARGIN, shifts, far[i], 2, 1);
  }
  bool in_place = !strcmp(space, "global") || !strcmp(space, "constant") || !strcmp(space, "generic");
  if (in_place && device_has(test.device, "in-place")) {
    run_guarded(s);
    run_far(s);
  }
}

// Whether a form is tested with the width of this number.
static bool has_turn(const form *f, unsigned form_number, unsigned width_number) {
  if (width_number == 0 && !f->scalar)
    return false;
  const unsigned level = (unsigned char)test.device_name[strlen(test.device_name) - 1]; // cpu:sse2, cpu:v3, cpu:v4
  return test.full || (level + form_number + width_number) % 3 == 0;
}

static void check_form(const form *f) {
  static unsigned form_number;
  form_number++;
  char options[512], *end = options;
  bool half_values = f->memory == types + HALF && f->value == f->memory;
  const char *element = f->memory->name,
             *memory = f->memory == f->value ? element : "ushort"; // there are no arrays of half without fp16
  end += sprintf(end, "-DT=%s -DELEMENT=%s -DV=%s -DREGION=%d -DALIGNED=%d -DMODE=%s", memory, element, f->value->name,
                 REGION, f->aligned, f->mode);
  for (unsigned w = 0; w < sizeof widths / sizeof *widths; w++)
    end += sprintf(end, " -DIF_%u=%s", widths[w], has_turn(f, form_number, w) ? "MAKE" : "LEAVE");
  end += sprintf(end, "%s%s%s%s%s", half_values ? " -DNEEDS_HALF" : "", f->load ? " -DLOAD=" : "",
                 f->load ? f->load : "", f->store ? " -DSTORE=" : "", f->store ? f->store : "");
  program *p = build(source, options);
  for (unsigned w = 0; w < sizeof widths / sizeof *widths; w++)
    for (size_t i = 0; i < sizeof spaces / sizeof *spaces; i++)
      for (int store = 0; store < 2; store++) {
        unsigned width = widths[w], stride = f->aligned && width == 3 ? 4 : width;
        subject s = {p, f, width, stride, f->aligned ? stride : 1, store, "", ""};
        if (!has_turn(f, form_number, w) || !(store ? f->store : f->load) || (store && !strcmp(spaces[i], "constant")))
          continue;
        if (!strncmp(spaces[i], "generic", 7) && (!device_has(test.device, "generic") || !strcmp(test.std, "CL1.2")))
          continue;
        char digits[8];
        snprintf(digits, sizeof digits, "%u", width);
        snprintf(s.name, sizeof s.name, "%s%s%s", store ? f->store : f->load, width > 1 ? digits : "",
                 store ? f->mode : "");
        snprintf(s.kernel, sizeof s.kernel, "%s%u_%s", store ? "store" : "load", width, spaces[i]);
        check_space(&s, spaces[i]);
      }
  program_close(p);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "the memory that vload and vstore read and write");
  struct sigaction action = {.sa_handler = on_fault};
  sigaction(SIGSEGV, &action, NULL);
  sigaction(SIGBUS, &action, NULL);
  const bool fp16 = device_has(test.device, "fp16"), fp64 = device_has(test.device, "fp64");
  for (const element *t = types; t < types + TYPE_COUNT; t++)
    if ((t != types + HALF || fp16) && (t != types + DOUBLE || fp64))
      check_form(&(form){"vload", "vstore", "", t, t, false, false});
  static const char *const modes[] = {"", "_rte", "_rtz", "_rtp", "_rtn"};
  for (int i = 0; i < 5; i++)
    for (const element *t = types + FLOAT; t <= types + (fp64 ? DOUBLE : FLOAT); t++) {
      bool loads = i == 0 && t == types + FLOAT;
      check_form(&(form){loads ? "vload_half" : NULL, "vstore_half", modes[i], types + HALF, t, false, true});
      check_form(&(form){loads ? "vloada_half" : NULL, "vstorea_half", modes[i], types + HALF, t, true, false});
    }
  return harness_finish();
}
