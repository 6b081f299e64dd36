// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests blocks that kernels enqueue (6.15.18): captured values, ranges and ids, local memory, barriers and collectives,
// many blocks enqueued from many work-items, and blocks that enqueue blocks.
// ONE-LEVEL: blocks are passed by pointers.
#include "harness.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- Captured values

// The work-items of the child write the two captured values of type T in turns. The block also captures values of other
// alignments. Once it is enqueued, its copies of the values must not change with the originals.
static const char capture_source[] =
    "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
    "#define CAPTURE(T)                                                                           \\\n"
    "  kernel void capture_##T(global const T *in, global T *out, global int *status, uchar gap) { \\\n"
    "    T a = in[0], b = in[1];                                                                   \\\n"
    "    status[0] = enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(8), ^{ \\\n"
    "      size_t i = get_global_id(0); out[i] = i % 2 == gap % 2 ? a : b; });                     \\\n"
    "    a = b = in[2]; gap++;                                                                     \\\n"
    "  }\n"
    "#define CAPTURES(T) CAPTURE(T) CAPTURE(T##2) CAPTURE(T##3) CAPTURE(T##4) CAPTURE(T##8) CAPTURE(T##16)\n"
    "CAPTURES(char) CAPTURES(ushort) CAPTURES(half) CAPTURES(int) CAPTURES(float) CAPTURES(ulong) CAPTURES(double)\n"
    "typedef struct { char c; long l; float3 f; int a[5]; } mixed;\n"
    "CAPTURE(mixed)\n"
    // Captures pointers to each address space that outlives the kernel, a size_t, a bool, an enumerator, a union, a
    // queue and an event.
    "constant int table[4] = {1000, 2000, 3000, 4000};\n"
    "global int shared[4];\n"
    "typedef union { int i; float f; } either;\n"
    "kernel void pointers(global int *out, global const int *in, constant int *c, global int *status) {\n"
    "  global int *g = out; global int *end = out + 4; int *generic_pointer = out + 4; constant int *t = table; global "
    "int *s = shared;\n"
    "  size_t two = 2; bool yes = in[0] != in[1]; either e; e.f = 1.0f; enum { five = 5 } k = five; queue_t q = "
    "get_default_queue();\n"
    "  clk_event_t u = create_user_event();\n"
    "  status[0] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(4), 1, &u, 0, ^{ size_t i = "
    "get_global_id(0); end[4 + i] = s[i]; });\n"
    "  status[1] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(4), ^{\n"
    "    size_t i = get_global_id(0);\n"
    "    g[i] = in[i] * two + c[i] + t[i]; generic_pointer[i] = (end - g) + yes + e.i + k; s[i] = in[i] + 7;\n"
    "    if (i == 3) { status[2] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), ^{ "
    "set_user_event_status(u, CL_COMPLETE); release_event(u); }); }\n"
    "  });\n"
    "}\n";

static void test_captures(void) {
  static const struct {
    const char *name;
    size_t size;
  } elements[] = {{"char", 1}, {"ushort", 2}, {"half", 2}, {"int", 4}, {"float", 4}, {"ulong", 8}, {"double", 8}};
  static const size_t widths[] = {1, 2, 3, 4, 8, 16};
  program *p = build(capture_source, NULL);
  if (!p)
    return;
  uint8_t in[3 * 128] __attribute__((aligned(128))), out[8 * 128] __attribute__((aligned(128)));
  for (size_t e = 0; e < sizeof elements / sizeof *elements; e++)
    for (size_t w = 0; w < 6; w++) {
      const size_t value = elements[e].size * widths[w], size = widths[w] == 3 ? elements[e].size * 4 : value;
      char kernel[32];
      snprintf(kernel, sizeof kernel, widths[w] == 1 ? "capture_%s" : "capture_%s%zu", elements[e].name, widths[w]);
      for (size_t i = 0; i < sizeof in; i++)
        in[i] = random_bits() & 0x3f; // keeps NaNs out
      memset(out, 0xee, sizeof out);
      int32_t status[1] = {1};
      uint8_t gap = random_bits();
      if (!RUN(p, kernel, 1, 1, INPUT(in, 3 * size), BUFFER(out, 8 * size), OUT(status), VALUE(gap)))
        continue;
      check(status[0] == 0, "%s: status %d", kernel, status[0]);
      for (size_t i = 0; i < 8; i++)
        check(!memcmp(out + i * size, in + (i % 2 != gap % 2) * size, value), "%s: item %zu has another value", kernel,
              i);
    }
  struct mixed {
    int8_t c;
    int64_t l;
    float f[4] __attribute__((aligned(16)));
    int32_t a[5];
  } mixed_in[3], mixed_out[8];
  memset(mixed_in, 0, sizeof mixed_in), memset(mixed_out, 0, sizeof mixed_out);
  for (int i = 0; i < 3; i++)
    mixed_in[i] = (struct mixed){i - 5, (int64_t)i << 40 | 3, {i + 0.5f, i + 1.5f, -i}, {i, i * i, 7, -9, i + 100}};
  int32_t status[3] = {1, 1, 1};
  uint8_t gap = 1;
  if (RUN(p, "capture_mixed", 1, 1, IN(mixed_in), OUT(mixed_out), OUT(status), VALUE(gap)))
    for (size_t i = 0; i < 8; i++) {
      const struct mixed *got = &mixed_out[i], *expected = &mixed_in[i % 2 == 0];
      check(got->c == expected->c && got->l == expected->l && !memcmp(got->f, expected->f, 12) &&
                !memcmp(got->a, expected->a, 20),
            "struct: item %zu has another value", i);
    }
  int32_t numbers[4] = {3, -8, 100000, 41}, constants[4] = {10, 20, 30, 40}, results[12] = {0};
  status[0] = status[1] = status[2] = 1;
  if (RUN(p, "pointers", 1, 1, OUT(results), IN(numbers), IN(constants), OUT(status))) {
    check(status[0] == 0 && status[1] == 0 && status[2] == 0, "pointers: status %d, %d, %d", status[0], status[1],
          status[2]);
    for (int i = 0; i < 4; i++) {
      const int32_t product = numbers[i] * 2 + constants[i] + 1000 * (i + 1);
      check(results[i] == product, "pointers: item %d is %d, not %d", i, results[i], product);
      check(results[4 + i] == 4 + 1 + 0x3f800000 + 5, "pointers: item %d by a generic pointer is %d", i,
            results[4 + i]);
      check(results[8 + i] == numbers[i] + 7, "pointers: item %d after the event is %d", i, results[8 + i]);
    }
  }
  program_close(p);
}

// ---- Ranges

enum { IDS = 26, MOST_ITEMS = 1 << 14 };

// Each work-item writes the IDS numbers that the work-item functions give it, at the place that its global id says.
// `form` selects the range: 0 has sizes only, 1 has a local size, 2 has a local size and an offset.
static const char range_source[] =
    "#define PUT(F) for (uint d = 0; d < 3; d++) *to++ = F(d);\n"
    "kernel void range(uint dimensions, uint form, global const ulong *r, global ulong *out, global int *status) {\n"
    "  size_t o[3] = {r[0], r[1], r[2]}, g[3] = {r[3], r[4], r[5]}, l[3] = {r[6], r[7], r[8]};\n"
    "  size_t o2[2] = {r[0], r[1]}, g2[2] = {r[3], r[4]}, l2[2] = {r[6], r[7]};\n"
    "  ndrange_t range = dimensions == 1 ? form == 0 ? ndrange_1D(g[0]) : form == 1 ? ndrange_1D(g[0], l[0]) : "
    "ndrange_1D(o[0], g[0], l[0])\n"
    "                  : dimensions == 2 ? form == 0 ? ndrange_2D(g2) : form == 1 ? ndrange_2D(g2, l2) : "
    "ndrange_2D(o2, g2, l2)\n"
    "                  : form == 0 ? ndrange_3D(g) : form == 1 ? ndrange_3D(g, l) : ndrange_3D(o, g, l);\n"
    "  status[0] = enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, range, ^{\n"
    "    global ulong *to = out + get_global_linear_id() * 26;\n"
    "    PUT(get_global_id) PUT(get_local_id) PUT(get_group_id) PUT(get_local_size) PUT(get_enqueued_local_size) "
    "PUT(get_num_groups)\n"
    "    PUT(get_global_size)\n"
    "    *to++ = get_work_dim(); *to++ = get_local_linear_id(); *to++ = get_global_offset(0); *to++ = "
    "get_global_offset(1); *to++ = get_global_offset(2);\n"
    "  });\n"
    "  status[1] = get_kernel_sub_group_count_for_ndrange(range, ^{ out[0]++; });\n"
    "}\n";

static void test_ranges(void) {
  static const struct {
    uint32_t dimensions, form;
    uint64_t r[9]; // offset, global, local
  } shapes[] = {
      {1, 0, {0, 0, 0, 1, 1, 1, 0, 0, 0}},           {1, 0, {0, 0, 0, 1000, 1, 1, 0, 0, 0}},
      {1, 1, {0, 0, 0, 96, 1, 1, 32, 1, 1}},         {1, 1, {0, 0, 0, 1000, 1, 1, 64, 1, 1}},
      {1, 1, {0, 0, 0, 3, 1, 1, 8, 1, 1}},           {1, 2, {77, 0, 0, 509, 1, 1, 10, 1, 1}},
      {1, 2, {5, 0, 0, 600, 1, 1, 0, 1, 1}},         {2, 0, {0, 0, 0, 13, 7, 1, 0, 0, 0}},
      {2, 1, {0, 0, 0, 32, 16, 1, 8, 4, 1}},         {2, 1, {0, 0, 0, 33, 17, 1, 8, 4, 1}},
      {2, 2, {3, 1ull << 33, 0, 9, 21, 1, 4, 5, 1}}, {3, 0, {0, 0, 0, 6, 5, 4, 0, 0, 0}},
      {3, 1, {0, 0, 0, 8, 8, 8, 2, 4, 8}},           {3, 2, {10, 20, 30, 11, 7, 13, 4, 3, 5}},
      {1, 1, {0, 0, 0, 16384, 1, 1, 8192, 1, 1}},
  };
  program *p = build(range_source, NULL);
  if (!p)
    return;
  uint64_t *out = malloc(MOST_ITEMS * IDS * sizeof *out);
  for (size_t s = 0; s < sizeof shapes / sizeof *shapes; s++) {
    const uint64_t *offset = shapes[s].r, *global = offset + 3, *local = offset + 6;
    uint32_t dimensions = shapes[s].dimensions, form = shapes[s].form;
    const size_t items = global[0] * global[1] * global[2];
    memset(out, 0xee, items * IDS * sizeof *out);
    int32_t status[2] = {1, 1};
    if (!RUN(p, "range", 1, 1, VALUE(dimensions), VALUE(form), INPUT(shapes[s].r, sizeof shapes[s].r),
             BUFFER(out, items * IDS * sizeof *out), OUT(status)))
      continue;
    check(status[0] == 0, "shape %zu: status %d", s, status[0]);
    // Where the runtime chooses the local size, any is right.
    uint64_t chosen[3];
    for (int d = 0; d < 3; d++) {
      chosen[d] = local[0] ? local[d] : out[12 + d];
      check(chosen[d] >= 1 && chosen[d] <= global[d] + 8192 * (local[0] != 0), "shape %zu: local size %llu", s,
            (unsigned long long)chosen[d]);
      chosen[d] += chosen[d] == 0;
    }
    check((uint64_t)status[1] == chosen[0] * chosen[1] * chosen[2], "shape %zu: %d sub-groups of an item", s,
          status[1]);
    for (size_t i = 0; i < items; i++) {
      const uint64_t id[3] = {i % global[0], i / global[0] % global[1], i / global[0] / global[1]},
                     *got = out + i * IDS;
      uint64_t expected[IDS], size[3], in_group[3];
      for (int d = 0; d < 3; d++) {
        const uint64_t group = id[d] / chosen[d], rest = global[d] - group * chosen[d];
        size[d] = rest < chosen[d] ? rest : chosen[d], in_group[d] = id[d] % chosen[d];
        const uint64_t values[] = {id[d] + offset[d], in_group[d], group,
                                   size[d],           chosen[d],   (global[d] + chosen[d] - 1) / chosen[d],
                                   global[d]};
        for (int k = 0; k < 7; k++)
          expected[3 * k + d] = values[k];
        expected[23 + d] = offset[d];
      }
      expected[21] = dimensions;
      expected[22] = (in_group[2] * size[1] + in_group[1]) * size[0] + in_group[0];
      for (int k = 0; k < IDS; k++)
        check(got[k] == expected[k], "shape %zu, item %zu: number %d is %llu, not %llu", s, i, k,
              (unsigned long long)got[k], (unsigned long long)expected[k]);
    }
  }
  free(out);
  program_close(p);
}

// ---- Local memory and barriers

static const char local_source[] =
    // Each group reverses its part of `in` through local memory of two types, counts its work-items in a third block of
    // local memory, and forms the sum and the prefix sums of its elements.
    "kernel void turn(global const int *in, global int *out, global int *status, uint n, uint l) {\n"
    "  local int own[4];\n" // local memory of the parent
    "  own[get_local_id(0) % 4] = n;\n"
    "  barrier(CLK_LOCAL_MEM_FENCE);\n"
    "  if (get_global_id(0)) return;\n"
    "  uint count = own[0];\n"
    "  status[0] = enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(n, l), ^(local void "
    "*a, local void *b, local void *c) {\n"
    "    local int *x = a; local double4 *y = b; local int *counter = c;\n"
    "    size_t me = get_local_id(0), size = get_local_size(0), i = get_global_id(0);\n"
    "    x[me] = in[i]; y[me] = (double4)(in[i], me, i, 0.5);\n"
    "    if (me == 0) *counter = ((size_t)a | (size_t)b | (size_t)c) % 128;\n" // 0: aligned for any type
    "    work_group_barrier(CLK_LOCAL_MEM_FENCE);\n"
    "    atomic_inc(counter);\n"
    "    double4 other = y[size - 1 - me];\n"
    "    int sum = work_group_reduce_add(in[i]), upto = work_group_scan_inclusive_add(in[i]), first = "
    "work_group_broadcast(in[i], 0);\n"
    "    out[8 * i] = x[size - 1 - me]; out[8 * i + 1] = other.x; out[8 * i + 2] = other.y; out[8 * i + 3] = other.z;\n"
    "    out[8 * i + 4] = *counter; out[8 * i + 5] = sum; out[8 * i + 6] = upto; out[8 * i + 7] = first;\n"
    "  }, l * (uint)sizeof(int), (ulong)l * sizeof(double4), 4u);\n"
    "}\n"
    // The fourth form of enqueue_kernel: with events and local memory.
    "kernel void both(global const int *in, global int *out, global int *status, uint n, uint l) {\n"
    "  clk_event_t first, second;\n"
    "  queue_t q = get_default_queue();\n"
    "  status[0] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n, l), 0, 0, &first, ^(local void *a) {\n"
    "    local int *x = a; size_t me = get_local_id(0); x[me] = in[get_global_id(0)]; barrier(CLK_LOCAL_MEM_FENCE);\n"
    "    out[get_global_id(0)] = x[get_local_size(0) - 1 - me]; }, 4 * l);\n"
    "  status[1] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n, l), 1, &first, &second, ^(local void *a, "
    "local void *b) {\n"
    "    local int *x = a; local int *y = b; size_t me = get_local_id(0); y[me] = x[me] = 2 * out[get_global_id(0)]; "
    "barrier(CLK_LOCAL_MEM_FENCE);\n"
    "    out[get_global_id(0)] = x[get_local_size(0) - 1 - me] + y[get_local_size(0) - 1 - me]; }, 4 * l, 4 * l);\n"
    "  status[2] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n), 1, &second, 0, ^{ out[get_global_id(0)] "
    "+= 3; });\n"
    "  release_event(first); release_event(second);\n"
    "}\n"
    // Local memory without events: blocks of one byte and of many.
    "kernel void sizes(global int *out, global int *status, uint large) {\n"
    "  status[0] = enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(4, 2), ^(local void *a, "
    "local void *b) {\n"
    "    local uchar *small = a; local uchar *big = b; uint me = get_local_id(0);\n"
    "    if (me) *small = 77; else { big[0] = 1; big[large - 1] = 2; }\n"
    "    barrier(CLK_LOCAL_MEM_FENCE);\n"
    "    out[get_global_id(0)] = *small + big[0] + big[large - 1]; }, 1u, large);\n"
    "}\n";

static void test_local_memory(void) {
  program *p = build(local_source, NULL);
  if (!p)
    return;
  enum { MOST = 3000 };
  static int32_t in[MOST], out[8 * MOST];
  static const struct {
    uint32_t n, l;
  } shapes[] = {{1, 1}, {64, 64}, {1000, 32}, {3000, 7}, {2048, 1024}, {777, 500}};
  for (size_t s = 0; s < sizeof shapes / sizeof *shapes; s++) {
    uint32_t n = shapes[s].n, l = shapes[s].l;
    for (size_t i = 0; i < n; i++)
      in[i] = (int32_t)(random_bits() % 100000) - 50000;
    memset(out, 0xee, sizeof out);
    int32_t status[3] = {1, 1, 1};
    if (RUN(p, "turn", 64, 16, IN(in), OUT(out), OUT(status), VALUE(n), VALUE(l))) {
      check(status[0] == 0, "local memory, %u items by %u: status %d", n, l, status[0]);
      int32_t sum = 0, upto = 0;
      for (size_t i = 0; i < n; i++) {
        const size_t first = i / l * l, size = n - first < l ? n - first : l, mirror = first + size - 1 - (i - first);
        if (i == first) {
          sum = upto = 0;
          for (size_t k = 0; k < size; k++)
            sum += in[first + k];
        }
        upto += in[i];
        const int32_t expected[8] = {in[mirror], in[mirror], mirror - first, mirror, size, sum, upto, in[first]};
        for (int k = 0; k < 8; k++)
          check(out[8 * i + k] == expected[k], "local memory, %u items by %u, item %zu: number %d is %d, not %d", n, l,
                i, k, out[8 * i + k], expected[k]);
      }
    }
    memset(out, 0xee, sizeof out);
    status[0] = 1;
    if (RUN(p, "both", 1, 1, IN(in), OUT(out), OUT(status), VALUE(n), VALUE(l))) {
      check(status[0] == 0 && status[1] == 0 && status[2] == 0, "events and local memory: status %d, %d, %d", status[0],
            status[1], status[2]);
      for (size_t i = 0; i < n; i++)
        check(out[i] == 4 * in[i] + 3, "events and local memory, %u items by %u: item %zu is %d, not %d", n, l, i,
              out[i], 4 * in[i] + 3);
    }
  }
  int32_t sums[4] = {0}, status[1] = {1};
  uint32_t large = 300000;
  if (RUN(p, "sizes", 1, 1, OUT(sums), OUT(status), VALUE(large)))
    for (int i = 0; i < 4; i++)
      check(status[0] == 0 && sums[i] == 80, "sizes of local memory: status %d, item %d is %d", status[0], i, sums[i]);
  program_close(p);
}

// ---- Many, and nested

static const char nested_source[] =
    // Every work-item enqueues a child with four work-items.
    "kernel void fan_out(global uint *out, global int *count, global int *failed) {\n"
    "  uint me = get_global_id(0);\n"
    "  int code = enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP, ndrange_1D(me, 4, 0), ^{\n"
    "    uint i = get_global_id(0) - me; out[4 * me + i] = me * 10 + i; atomic_inc(count); });\n"
    "  if (code) atomic_inc(failed);\n"
    "}\n"
    // A child that enqueues itself again until it reaches the given depth.
    "void descend(global uint *out, uint depth, uint bottom) {\n"
    "  out[depth] = depth ? out[depth - 1] * 1664525 + depth : 1;\n"
    "  if (depth + 1 < bottom) enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(1), ^{ "
    "descend(out, depth + 1, bottom); });\n"
    "}\n"
    "kernel void deep(global uint *out, uint bottom) { descend(out, 0, bottom); }\n"
    // A binary tree, numbered like a heap, in which each inner node enqueues its two children.
    "void grow(global uint *out, uint node, uint nodes, uint depth) {\n"
    "  out[node] = depth;\n"
    "  if (2 * node >= nodes) return;\n"
    "  enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(2 * node, 2, 1), ^{ grow(out, "
    "get_global_id(0), nodes, depth + 1); });\n"
    "}\n"
    "kernel void tree(global uint *out, uint nodes) { grow(out, 1, nodes, 0); }\n"
    // The child sees what its parent wrote, as far as the flag promises: all of it, or what the work-group of the
    // enqueuing item wrote.
    "kernel void flags(global uint *out, uint flag, global uint *seen) {\n"
    "  uint me = get_global_id(0), n = get_global_size(0), first = get_group_id(0) * get_local_size(0);\n"
    "  out[me] = 3 * me + 1;\n"
    "  work_group_barrier(CLK_GLOBAL_MEM_FENCE);\n"
    "  if (flag == CLK_ENQUEUE_FLAGS_WAIT_KERNEL && me == 0)\n"
    "    enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(n), ^{ seen[get_global_id(0)] = "
    "out[get_global_id(0)]; });\n"
    "  if (flag != CLK_ENQUEUE_FLAGS_WAIT_KERNEL && me == first)\n"
    "    enqueue_kernel(get_default_queue(), flag, ndrange_1D(first, get_local_size(0), 0), ^{ seen[get_global_id(0)] "
    "= out[get_global_id(0)]; });\n"
    "}\n"
    // A block may also be called, and may be enqueued repeatedly and by other functions, with and without captured
    // values.
    "global int total;\n"
    "void (^constant add_one)(void) = ^{ atomic_inc(&total); };\n"
    "int enqueue_twice(queue_t q, global int *o) {\n"
    "  void (^const add)(void) = ^{ atomic_add(&o[get_global_id(0)], 10); };\n"
    "  add();\n"
    "  return enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(4), add) + enqueue_kernel(q, "
    "CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(2), add);\n"
    "}\n"
    "kernel void again(global int *o, global int *status) {\n"
    "  total = 0;\n"
    "  status[0] = enqueue_twice(get_default_queue(), o);\n"
    "  add_one();\n"
    "  clk_event_t done;\n"
    "  status[1] = enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(50), 0, 0, &done, "
    "add_one);\n"
    "  status[2] = enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), 1, &done, 0, ^{ o[4] "
    "= total; });\n"
    "}\n";

static void test_nested(void) {
  program *p = build(nested_source, NULL);
  if (!p)
    return;
  enum { MOST = 1 << 16 };
  uint32_t *out = calloc(MOST, sizeof *out), *seen = calloc(MOST, sizeof *seen);
  int32_t count[1] = {0}, failed[1] = {0};
  for (uint32_t items = 64, round = 0; items <= MOST / 4; items *= 16, round++)
    if (count[0] = 0, RUN(p, "fan_out", items, round ? 64 : 0, BUFFER(out, items * 16), OUT(count), OUT(failed))) {
      check(count[0] == (int32_t)items * 4 && failed[0] == 0, "%u children: %d items ran, %d failed", items, count[0],
            failed[0]);
      for (uint32_t i = 0; i < 4 * items; i++)
        check(out[i] == i / 4 * 10 + i % 4, "%u children: item %u is %u", items, i, out[i]);
    }
  for (uint32_t bottom = 1; bottom <= MOST; bottom *= 256) {
    memset(out, 0, MOST * sizeof *out);
    if (RUN(p, "deep", 1, 1, BUFFER(out, MOST * 4), VALUE(bottom)))
      for (uint32_t depth = 0, x = 1; depth < MOST; depth++, x = x * 1664525 + depth)
        check(out[depth] == (depth < bottom ? x : 0), "to depth %u: %u is %u", bottom, depth, out[depth]);
  }
  uint32_t nodes = 1 << 12;
  memset(out, 0xee, MOST * sizeof *out);
  if (RUN(p, "tree", 1, 1, BUFFER(out, nodes * 4), VALUE(nodes)))
    for (uint32_t node = 1; node < nodes; node++)
      check(out[node] == 31u - __builtin_clz(node), "tree: node %u is %u", node, out[node]);
  for (uint32_t flag = 0; flag < 3; flag++) {
    memset(out, 0, MOST * sizeof *out), memset(seen, 0, MOST * sizeof *seen);
    if (RUN(p, "flags", 1 << 13, 256, BUFFER(out, 4 << 13), VALUE(flag), BUFFER(seen, 4 << 13)))
      for (uint32_t i = 0; i < 1 << 13; i++)
        check(seen[i] == 3 * i + 1, "flag %u: item %u saw %u", flag, i, seen[i]);
  }
  int32_t sums[5] = {0}, status[3] = {1, 1, 1};
  static const int32_t expected[5] = {30, 20, 10, 10, 51};
  if (RUN(p, "again", 1, 1, OUT(sums), OUT(status)))
    for (int i = 0; i < 5; i++)
      check(sums[i] == expected[i] && status[0] == 0 && status[1] == 0 && status[2] == 0,
            "again: %d is %d, not %d; status %d, %d, %d", i, sums[i], expected[i], status[0], status[1], status[2]);
  free(out), free(seen);
  program_close(p);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "blocks that kernels enqueue");
  if (!strcmp(test.std, "CL1.2"))
    harness_unsupported("kernels enqueue kernels since OpenCL C 2.0");
  if (!device_has(test.device, "device_enqueue"))
    harness_unsupported("the device has no device-side enqueue");
  test_captures();
  test_ranges();
  test_local_memory();
  test_nested();
  return harness_finish();
}
