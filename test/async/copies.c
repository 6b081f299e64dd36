// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests async_work_group_copy, async_work_group_strided_copy and wait_group_events (6.15.11): every type and width, in
// both directions, in three-dimensional work-groups, with fewer and with more elements than the group has work-items.
// No byte beside the copied elements may change. Elements of three components are copied whole, with their padding,
// like those of four.
// ONE-LEVEL: copies take pointers.
#include "harness.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { X = 3, Y = 2, Z = 2, CAPACITY = 48, STRIDE = 3, AREA = CAPACITY * STRIDE };
// How many elements are copied: each number by two groups of one launch, as Mesa compiles a kernel anew for each
// launch.
static const uint32_t counts[] = {0, 1, X * Y * Z - 1, X * Y * Z, 37, CAPACITY};
enum { GROUPS = 2 * sizeof counts / sizeof *counts };
static const uint8_t canary = 0xa5;

// Each kernel copies `in` into local memory, plainly and with a stride, and stores the bytes of that memory in `seen`.
// Then it copies from local memory to `plain` and, with a stride, to `strided`.
static const char source[] =
    "#ifdef cl_khr_fp16\n"
    "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
    "#endif\n"
    "#ifdef cl_khr_fp64\n"
    "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n"
    "#endif\n"
    "#define JOIN_(A, B) A##B\n"
    "#define JOIN(A, B) JOIN_(A, B)\n"
    "#define KERNEL(NAME, V) \\\n"
    "kernel void NAME(global const V *in, global uchar *seen, global V *plain, global V *strided, "
    "global const uint *counts) { \\\n"
    "  local V a[CAPACITY], b[CAPACITY]; \\\n"
    "  local uchar *bytes_a = (local uchar *)a, *bytes_b = (local uchar *)b; \\\n"
    "  const uint bytes = CAPACITY * sizeof(V), items = X * Y * Z; \\\n"
    "  const uint me = (get_local_id(2) * Y + get_local_id(1)) * X + get_local_id(0), group = get_group_id(0); \\\n"
    "  const uint count = counts[group / 2]; \\\n"
    "  in += group * AREA; plain += group * AREA; strided += group * AREA; seen += group * 2 * bytes; \\\n"
    "  for (uint i = me; i < bytes; i += items) bytes_a[i] = bytes_b[i] = 0xa5; \\\n"
    "  barrier(CLK_LOCAL_MEM_FENCE); \\\n"
    "  event_t event = async_work_group_copy(a, in, count, 0); \\\n"
    "  event = async_work_group_strided_copy(b, in, count, STRIDE, event); \\\n"
    "  wait_group_events(1, &event); \\\n"
    "  for (uint i = me; i < bytes; i += items) { \\\n"
    "    seen[bytes - 1 - i] = bytes_a[bytes - 1 - i]; seen[2 * bytes - 1 - i] = bytes_b[bytes - 1 - i]; } \\\n"
    "  event_t events[2]; \\\n"
    "  events[0] = async_work_group_copy(plain, (const local V *)a, count, 0); \\\n"
    "  events[1] = async_work_group_strided_copy(strided, (const local V *)a, count, STRIDE, 0); \\\n"
    "  wait_group_events(2, events); \\\n"
    "  prefetch(in, count); }\n"
    "KERNEL(copy1, T) KERNEL(copy2, JOIN(T, 2)) KERNEL(copy3, JOIN(T, 3)) KERNEL(copy4, JOIN(T, 4)) KERNEL(copy8, "
    "JOIN(T, 8))\n"
    "KERNEL(copy16, JOIN(T, 16))\n";

// Compares `count` elements of `size` bytes, which lie `step` elements apart in `got` and `in_step` elements apart in
// `in`. All other bytes of `got` must still hold the canary.
static void compare(const char *what, const uint8_t *got, size_t area, size_t step, const uint8_t *in, size_t in_step,
                    size_t count, size_t size) {
  for (size_t i = 0; i < area * size; i++) {
    const size_t element = i / size;
    const bool copied = element % step == 0 && element / step < count;
    const uint8_t wanted = copied ? in[element / step * in_step * size + i % size] : canary;
    check(got[i] == wanted, "%s: byte %zu of element %zu is %02x, not %02x", what, i % size, element, got[i], wanted);
  }
}

static uint8_t *aligned(size_t size) { return aligned_alloc(128, (size + 127) / 128 * 128); }

static void check_copy(program *p, const element *type, unsigned width) {
  const size_t size = type->bits / 8 * (width == 3 ? 4 : width), all = GROUPS * AREA * size,
               seen_size = 2 * CAPACITY * size;
  // The CPU's driver uses these buffers in place, so they need the alignment of the largest type: 128 bytes for
  // double16.
  uint8_t *in = aligned(all), *seen = aligned(GROUPS * seen_size), *plain = aligned(all), *strided = aligned(all);
  for (size_t i = 0; i < all; i++)
    in[i] = (uint8_t)random_bits();
  memset(seen, 0, GROUPS * seen_size);
  memset(plain, canary, all);
  memset(strided, canary, all);
  char kernel[16], what[64];
  sprintf(kernel, "copy%u", width);
  const ndrange range = {3, {X * GROUPS, Y, Z}, {X, Y, Z}, {0}};
  const argument arguments[] = {INPUT(in, all), BUFFER(seen, GROUPS * seen_size), BUFFER(plain, all),
                                BUFFER(strided, all), INPUT(counts, sizeof counts)};
  const int status = device_run(p, kernel, &range, 5, arguments);
  check(status != DEVICE_ERROR, "%s%u failed", type->name, width);
  for (size_t group = 0; group < GROUPS && status == DEVICE_OK; group++) {
    const uint32_t count = counts[group / 2];
    const uint8_t *from = in + group * AREA * size, *local = seen + group * seen_size;
    sprintf(what, "%s%u x %u, to local", type->name, width, count);
    compare(what, local, CAPACITY, 1, from, 1, count, size);
    sprintf(what, "%s%u x %u, strided to local", type->name, width, count);
    compare(what, local + CAPACITY * size, CAPACITY, 1, from, STRIDE, count, size);
    sprintf(what, "%s%u x %u, to global", type->name, width, count);
    compare(what, plain + group * AREA * size, AREA, 1, from, 1, count, size);
    sprintf(what, "%s%u x %u, strided to global", type->name, width, count);
    compare(what, strided + group * AREA * size, AREA, STRIDE, from, 1, count, size);
  }
  free(in), free(seen), free(plain), free(strided);
}

int main(int argc, char **argv) {
  static const unsigned widths[] = {1, 2, 3, 4, 8, 16};
  harness_start(argc, argv, "asynchronous copies");
  for (unsigned t = 0; t < TYPE_COUNT; t++) {
    if ((t == HALF && !device_has(test.device, "fp16")) || (t == DOUBLE && !device_has(test.device, "fp64")))
      continue;
    char options[128];
    sprintf(options, "-DT=%s -DX=%d -DY=%d -DZ=%d -DCAPACITY=%d -DSTRIDE=%d -DAREA=%d", types[t].name, X, Y, Z,
            CAPACITY, STRIDE, AREA);
    program *p = build(source, options);
    for (unsigned w = 0; p && w < 6; w++)
      check_copy(p, &types[t], widths[w]);
    program_close(p);
  }
  return harness_finish();
}
