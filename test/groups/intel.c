// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests Intel's sub-group builtins (cl_intel_subgroups and related extensions) on sub-groups of whatever size the
// device reports: exchanges of scalars and vectors, reductions and scans, and block reads and writes of memory. Clang
// declares these builtins only in its opencl-c.h.
// DEVICES: cpu cuda opencl
// ONE-LEVEL: work-items exchange values one element after the other; how vectors are passed is tested by every chapter
// of elementwise builtins.
// BUILTINS: subgroup
#include "harness.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ITEMS = 256, GROUP = 64, PUTS = 8 };

static const char source[] = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
                             "kernel void ids(global uint *id) { size_t i = 4 * get_global_id(0);\n"
                             "  id[i] = get_max_sub_group_size(); id[i + 1] = get_sub_group_id(); id[i + 2] = "
                             "get_sub_group_local_id(); id[i + 3] = get_group_id(0); }\n"
                             "kernel void exchange(global const T *in, global const T *next, global T *out) {\n"
                             "  const size_t i = get_global_id(0); const uint lane = get_sub_group_local_id(), size = "
                             "get_max_sub_group_size();\n"
                             "  const T x = in[i], y = next[i];\n"
                             "  out[i] = intel_sub_group_shuffle(x, (lane * 3 + 1) % size);\n"
                             "  out[256 + i] = intel_sub_group_shuffle_xor(x, 1 % size);\n"
                             "  out[512 + i] = intel_sub_group_shuffle_down(x, y, 1);\n"
                             "  out[768 + i] = intel_sub_group_shuffle_up(y, x, 1);\n"
                             "}\n";
static const char small_source[] =
    "kernel void collect(global const T *in, global T *out) {\n"
    "  const size_t i = get_global_id(0); const T x = in[i];\n"
    "  out[i] = intel_sub_group_reduce_add(x); out[256 + i] = intel_sub_group_reduce_min(x); out[512 + i] = "
    "intel_sub_group_reduce_max(x);\n"
    "  out[768 + i] = intel_sub_group_scan_inclusive_add(x); out[1024 + i] = intel_sub_group_scan_exclusive_add(x);\n"
    "  out[1280 + i] = intel_sub_group_scan_inclusive_min(x); out[1536 + i] = intel_sub_group_scan_inclusive_max(x);\n"
    "  out[1792 + i] = intel_sub_group_broadcast(x, get_max_sub_group_size() - 1);\n"
    "}\n";
// Each sub-group reads and writes a contiguous block of its own; the blocks follow each other in memory.
static const char block_source[] =
    "#define JOIN_(a, b) a##b\n#define JOIN(a, b) JOIN_(a, b)\n"
    "#define READ JOIN(intel_sub_group_block_read, SUFFIX)\n#define WRITE JOIN(intel_sub_group_block_write, SUFFIX)\n"
    "kernel void blocks(global E *in, global E *out) {\n"
    "  const size_t at = (get_group_id(0) * get_num_sub_groups() + get_sub_group_id()) * get_max_sub_group_size() * "
    "N;\n"
    "  WRITE(out + at, READ(in + at) + (E)1);\n"
    "}\n";

static const char options[] = "-cl-no-stdinc -Xclang -finclude-default-header -Xclang "
                              "-cl-ext=+cl_khr_subgroups,+cl_intel_subgroups,+cl_intel_subgroups_char,"
                              "+cl_intel_subgroups_short,+cl_intel_subgroups_long,+cl_khr_fp16,+cl_khr_fp64";

static program *build_for(const char *text, const char *more) {
  char all[600];
  snprintf(all, sizeof all, "%s %s%s", options, more,
           strncmp(test.device_name, "opencl", 6)
               ? ""
               : " --target=spirv64v1.4-unknown-unknown -mllvm --spirv-ext=+SPV_INTEL_subgroups");
  return build(text, all);
}

static uint32_t id[ITEMS][4] __attribute__((aligned(128))); // of each item: sub-group size, sub-group, lane, work-group

// The index of the work-item at this lane of item i's sub-group.
static size_t item_at(size_t i, uint32_t lane) {
  for (size_t k = i / GROUP * GROUP; k < (i / GROUP + 1) * GROUP; k++)
    if (id[k][1] == id[i][1] && id[k][2] == lane)
      return k;
  return check(false, "no lane %u in the sub-group of item %zu", lane, i), i;
}

static void run_exchange(const char *type, size_t size) {
  static uint8_t in[ITEMS * 64] __attribute__((aligned(128))), next[ITEMS * 64] __attribute__((aligned(128))),
      out[4 * ITEMS * 64] __attribute__((aligned(128)));
  char option[40];
  sprintf(option, "-DT=%s", type);
  program *p = build_for(source, option);
  for (size_t i = 0; i < sizeof in; i++)
    in[i] = random_bits(), next[i] = random_bits();
  if (p && RUN(p, "ids", ITEMS, GROUP, OUT(id)) &&
      RUN(p, "exchange", ITEMS, GROUP, INPUT(in, ITEMS * size), INPUT(next, ITEMS * size),
          BUFFER(out, 4 * ITEMS * size)))
    for (size_t i = 0; i < ITEMS; i++) {
      const uint32_t all = id[i][0], lane = id[i][2];
      const uint8_t *wanted[4] = {in + item_at(i, (lane * 3 + 1) % all) * size, in + item_at(i, lane ^ 1 % all) * size,
                                  lane + 1 < all ? in + item_at(i, lane + 1) * size : next + item_at(i, 0) * size,
                                  lane ? in + item_at(i, lane - 1) * size : next + item_at(i, all - 1) * size};
      static const char *const names[] = {"shuffle", "shuffle_xor", "shuffle_down", "shuffle_up"};
      for (unsigned k = 0; k < 4; k++)
        check(!memcmp(out + (k * ITEMS + i) * size, wanted[k], size),
              "intel_sub_group_%s of %s, item %zu, lane %u of %u", names[k], type, i, lane, all);
    }
  program_close(p);
}

#define RUN_SMALL(T, NAME) \
  static void run_##NAME(void) { \
    static T in[ITEMS], out[PUTS * ITEMS]; \
    program *p = build_for(small_source, "-DT=" #NAME); \
    for (size_t i = 0; i < ITEMS; i++) \
      in[i] = random_bits(); \
    if (p && RUN(p, "collect", ITEMS, GROUP, IN(in), OUT(out))) \
      for (size_t i = 0; i < ITEMS; i++) { \
        const uint32_t size = id[i][0], lane = id[i][2]; \
        T sum = 0, least = in[i], greatest = in[i], before = 0, to = 0, least_to = in[i], greatest_to = in[i]; \
        for (uint32_t k = 0; k < size; k++) { \
          const T x = in[item_at(i, k)]; \
          before = k == lane ? sum : before, sum += x, to = k == lane ? sum : to; \
          least = x < least ? x : least, greatest = x > greatest ? x : greatest; \
          if (k <= lane) \
            least_to = x < least_to ? x : least_to, greatest_to = x > greatest_to ? x : greatest_to; \
        } \
        const T wanted[PUTS] = {sum, least, greatest, to, before, least_to, greatest_to, in[item_at(i, size - 1)]}; \
        for (unsigned k = 0; k < PUTS; k++) \
          check(out[k * ITEMS + i] == wanted[k], #NAME ", collective %u, item %zu: %d, not %d", k, i, \
                out[k * ITEMS + i], wanted[k]); \
      } \
    program_close(p); \
  }
RUN_SMALL(int8_t, char)
RUN_SMALL(uint8_t, uchar)
RUN_SMALL(int16_t, short)
RUN_SMALL(uint16_t, ushort)

#define RUN_BLOCKS(T, NAME) \
  static void blocks_##NAME(const char *suffix, unsigned n) { \
    static T in[ITEMS * 16], out[ITEMS * 16]; \
    char option[80]; \
    sprintf(option, "-DE=" #NAME " -DN=%u -DSUFFIX=%s", n, suffix); \
    program *p = build_for(block_source, option); \
    for (size_t i = 0; i < ITEMS * n; i++) \
      in[i] = random_bits(), out[i] = 0; \
    if (p && RUN(p, "blocks", ITEMS, GROUP, BUFFER(in, ITEMS * n * sizeof *in), BUFFER(out, ITEMS * n * sizeof *out))) \
      for (size_t i = 0; i < ITEMS * n; i++) \
        check(out[i] == (T)(in[i] + 1), "block of " #NAME "%s, %u elements, %zu", suffix, n, i); \
    program_close(p); \
  }
RUN_BLOCKS(uint8_t, uchar)
RUN_BLOCKS(uint16_t, ushort)
RUN_BLOCKS(uint32_t, uint)
RUN_BLOCKS(uint64_t, ulong)

int main(int argc, char **argv) {
  harness_start(argc, argv, "Intel's sub-group builtins");
  if (!strcmp(test.std, "CL1.2"))
    harness_unsupported("get_max_sub_group_size and its like came with OpenCL C 2.0");
  run_exchange("int", 4), run_exchange("ulong", 8), run_exchange("double", 8), run_exchange("uchar", 1),
      run_exchange("half", 2);
  run_exchange("float4", 16), run_exchange("short8", 16), run_exchange("char16", 16), run_exchange("int16", 64),
      run_exchange("uint2", 8);
  run_char(), run_uchar(), run_short(), run_ushort();
  blocks_uint("", 1), blocks_uint("4", 4), blocks_uint("_ui8", 8), blocks_uchar("_uc", 1), blocks_uchar("_uc16", 16);
  if (strncmp(test.device_name, "opencl", 6)) // Intel's CPU runtime 2026.22 lacks blocks of 16 ushorts
    blocks_ushort("_us16", 16);
  blocks_ushort("_us2", 2), blocks_ulong("_ul", 1), blocks_ulong("_ul8", 8);
  return harness_finish();
}
