// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the work-item functions (6.15.1) in one to three dimensions, with and without a global offset, with smaller
// last groups, and for dimensions that the launch has, that it does not have, and beyond the third. Each work-item
// stores what the functions return at the place that its global ids give; the host computes what an item at that place
// must get.
// ONE-LEVEL: ids are scalars.
#include "harness.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DIMS = 5, PER_DIM = 8, ROW = DIMS * PER_DIM + 3 };

static const char source[] =
    "kernel void see(global ulong *rows, ulong count, global const uint *dims) {\n"
    "  ulong at = get_global_id(2) - get_global_offset(2);\n"
    "  at = at * get_global_size(1) + get_global_id(1) - get_global_offset(1);\n"
    "  at = at * get_global_size(0) + get_global_id(0) - get_global_offset(0);\n"
    "  if (at >= count)\n"
    "    return;\n"
    "  global ulong *row = rows + at * ROW;\n"
    "#define SEE(D) \\\n"
    "    *row++ = get_global_id(D); *row++ = get_local_id(D); *row++ = get_group_id(D); *row++ = get_global_offset(D); "
    "\\\n"
    "    *row++ = get_global_size(D); *row++ = get_local_size(D); *row++ = ENQUEUED(D); *row++ = get_num_groups(D);\n"
    "#if __OPENCL_C_VERSION__ >= 200\n"
    "#define ENQUEUED get_enqueued_local_size\n"
    "#else\n"
    "#define ENQUEUED get_local_size\n"
    "#endif\n"
    "#ifdef CONSTANT\n"
    "  SEE(0) SEE(1) SEE(2)\n"
    "#ifdef BEYOND\n"
    "  SEE(3) SEE(100)\n"
    "#endif\n"
    "#else\n"
    "  for (uint i = 0; i < SEEN; i++) { uint d = dims[i]; SEE(d) }\n"
    "#endif\n"
    "  row = rows + (at + 1) * ROW - 3;\n"
    "  row[0] = get_work_dim();\n"
    "#if __OPENCL_C_VERSION__ >= 200\n"
    "  row[1] = get_global_linear_id(); row[2] = get_local_linear_id();\n"
    "#endif\n"
    "}\n";

static const ndrange launches[] = {
    {1, {1}, {1}},
    {1, {60}, {5}},
    {1, {64}, {16}, {1000}},
    {2, {12, 10}, {4, 5}},
    {2, {12, 10}, {3, 2}, {7, 1000000}},
    {3, {4, 6, 10}, {2, 3, 5}},
    {3, {8, 4, 6}, {4, 1, 3}, {1, 20, 300}},
    {1, {65536}, {64}},
    // Shapes whose last groups are smaller.
    {1, {61}, {8}},
    {1, {7}, {16}, {3}},
    {2, {13, 9}, {4, 4}, {5, 6}},
    {3, {7, 5, 3}, {4, 2, 2}, {10, 20, 30}},
};

static size_t round_up(size_t n, size_t unit) { return (n + unit - 1) / unit; }

// Computes what the work-item with these indices (global ids without the offset) must get.
static void expect(const ndrange *range, const size_t index[3], bool linear, uint64_t *row) {
  for (unsigned d = 0; d < DIMS; d++, row += PER_DIM) {
    const bool exists = d < range->dimensions;
    const size_t at = exists ? index[d] : 0, size = exists ? range->global[d] : 1, local = exists ? range->local[d] : 1;
    const size_t offset = exists ? range->offset[d] : 0, group = at / local, left = size - group * local;
    const uint64_t values[PER_DIM] = {
        offset + at, at % local, group, offset, size, left < local ? left : local, local, round_up(size, local)};
    memcpy(row, values, sizeof values);
  }
  const uint64_t *dim[3] = {row - DIMS * PER_DIM, row - 4 * PER_DIM, row - 3 * PER_DIM};
  row[0] = range->dimensions;
  row[1] = linear ? (index[2] * dim[1][4] + index[1]) * dim[0][4] + index[0] : 0;
  row[2] = linear ? (dim[2][1] * dim[1][5] + dim[1][1]) * dim[0][5] + dim[0][1] : 0;
}

int main(int argc, char **argv) {
  static const char *const names[PER_DIM] = {"global_id",           "local_id",    "group_id",
                                             "global_offset",       "global_size", "local_size",
                                             "enqueued_local_size", "num_groups"};
  harness_start(argc, argv, "work-item functions");
  const bool cuda = !device_has(test.device, "offset"), modern = strcmp(test.std, "CL1.2") != 0;
  const bool own_library = device_has(test.device, "source"); // Mesa's front end has no dimensions beyond the third
  const unsigned seen = own_library ? 3 : DIMS;
  for (int constant = 0; constant < 2; constant++) {
    char options[64];
    sprintf(options, "-DROW=%d -DSEEN=%u %s %s", ROW, seen, constant ? "-DCONSTANT" : "",
            own_library ? "" : "-DBEYOND");
    program *p = build(source, options);
    if (!p)
      continue;
    for (size_t l = 0; l < sizeof launches / sizeof *launches; l++) {
      ndrange range = launches[l];
      size_t count = 1;
      bool partial = false, offset = false;
      for (unsigned d = 0; d < 3; d++) {
        if (d >= range.dimensions)
          range.global[d] = range.local[d] = 1;
        count *= range.global[d];
        partial |= range.global[d] % range.local[d] != 0;
        offset |= range.offset[d] != 0;
      }
      if ((partial && (!modern || own_library || cuda)) || (offset && cuda))
        continue;
      uint32_t dims[DIMS] = {0, 1, 2, 3, 100};
      uint64_t n = count, *rows = malloc(count * ROW * 8), wanted[ROW];
      memset(rows, 0xa5, count * ROW * 8);
      const argument arguments[] = {BUFFER(rows, count * ROW * 8), VALUE(n), IN(dims)};
      const int status = device_run(p, "see", &range, 3, arguments);
      check(status != DEVICE_ERROR, "launch %zu failed", l);
      for (size_t i = 0; i < count && status == DEVICE_OK; i++) {
        const size_t index[3] = {i % range.global[0], i / range.global[0] % range.global[1],
                                 i / range.global[0] / range.global[1]};
        expect(&range, index, modern, wanted);
        const uint64_t *row = rows + i * ROW;
        for (unsigned k = 0; k < seen * PER_DIM; k++)
          check(row[k] == wanted[k], "launch %zu, item %zu: get_%s(%u) is %llu, not %llu", l, i, names[k % PER_DIM],
                dims[k / PER_DIM], (unsigned long long)row[k], (unsigned long long)wanted[k]);
        const uint64_t *tail = row + DIMS * PER_DIM, *end = wanted + DIMS * PER_DIM;
        check(tail[0] == end[0] || (cuda && count == 1), "launch %zu, item %zu: get_work_dim is %llu", l, i,
              (unsigned long long)tail[0]);
        if (modern) {
          check(tail[1] == end[1], "launch %zu, item %zu: get_global_linear_id is %llu", l, i,
                (unsigned long long)tail[1]);
          check(tail[2] == end[2], "launch %zu, item %zu: get_local_linear_id is %llu", l, i,
                (unsigned long long)tail[2]);
        }
      }
      free(rows);
    }
    program_close(p);
  }
  return harness_finish();
}
