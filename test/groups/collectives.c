// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the collective functions of work-groups (6.15.16) and sub-groups (6.15.19, cl_khr_subgroup_…) against serial
// loops. Work-groups have several sizes and shapes and call the functions repeatedly in a loop; sub-groups have
// whatever size the device reports. Sums must have the bits that the documented order of additions gives, which is that
// of a tree: the sum of an aligned block of 2, 4, 8 … items, by linear local id or by lane, is the sum of its lower
// half plus that of its upper half, as far as they have items; a scan is the sum without the items behind.
// DEVICES: cpu cuda opencl
// ONE-LEVEL: collectives take scalars.
// BUILTINS: subgroup workgroup
#include "harness.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 3, GROUP = 10, SUB = 22, IDS = 16, GROUPS = 2, MAX_ITEMS = 1024 };

static const char source[] =
    "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
    "#define FOLDS(P, X) P##_reduce_add(X), P##_reduce_min(X), P##_reduce_max(X), P##_scan_inclusive_add(X), \\\n"
    "  P##_scan_inclusive_min(X), P##_scan_inclusive_max(X), P##_scan_exclusive_add(X), P##_scan_exclusive_min(X), "
    "P##_scan_exclusive_max(X)\n"
    "#define PUT(...) { T v[] = {__VA_ARGS__}; for (int i = 0; i < sizeof v / sizeof *v; i++) *out++ = v[i]; }\n"
    "#define PUT_IDS(...) { uint v[] = {__VA_ARGS__}; for (int i = 0; i < sizeof v / sizeof *v; i++) *ids++ = v[i]; }\n"
    // Clang compiles kernels for groups of 256 items on AMD's GPUs if they do not say another size.
    "#ifdef __AMDGCN__\n__attribute__((amdgpu_flat_work_group_size(1, 1024)))\n#endif\n"
    "kernel void collect(global const R *in, global R *out, global uint *ids, uint bx, uint by, uint bz) {\n"
    "  const size_t group = get_group_id(0), me = get_local_linear_id();\n"
    "  const size_t items = get_local_size(0) * get_local_size(1) * get_local_size(2), at = group * items + me;\n"
    "  out += at * (ROUNDS * GROUP + SUB); ids += at * IDS;\n"
    "  for (int r = 0; r < ROUNDS; r++) {\n"
    "    const T x = (T)in[(r * 2 + group) * items + me];\n"
    "    PUT(FOLDS(work_group, x), work_group_broadcast(x, bx, by, bz))\n"
    "  }\n"
    "  const T x = (T)in[group * items + me];\n"
    "  const uint lane = get_sub_group_local_id();\n"
    "  PUT(FOLDS(sub_group, x), sub_group_broadcast(x, get_sub_group_size() - 1), sub_group_shuffle(x, "
    "get_sub_group_size() - 1 - lane),\n"
    "    sub_group_shuffle_xor(x, 1), sub_group_shuffle_up(x, 1), sub_group_shuffle_down(x, 1), sub_group_rotate(x, "
    "3),\n"
    "    sub_group_clustered_reduce_add(x, 4), sub_group_clustered_rotate(x, 1, 4), sub_group_broadcast_first(x))\n"
    "  if (me % 3 == 1)\n"
    "    PUT(sub_group_non_uniform_reduce_add(x), sub_group_non_uniform_scan_inclusive_max(x), "
    "sub_group_non_uniform_scan_exclusive_add(x), sub_group_broadcast_first(x))\n"
    "  else PUT(0, 0, 0, 0)\n"
    "  sub_group_barrier(CLK_LOCAL_MEM_FENCE);\n"
    "  const uint4 odd = sub_group_ballot(me & 1);\n"
    "  PUT_IDS(get_sub_group_size(), get_max_sub_group_size(), get_num_sub_groups(), get_enqueued_num_sub_groups(), "
    "get_sub_group_id(), lane,\n"
    "    work_group_all(me < items - 1), work_group_any(me == items - 1), sub_group_all(me < 40), sub_group_any(me == "
    "40),\n"
    "    sub_group_elect(), sub_group_ballot_bit_count(odd), sub_group_ballot_inclusive_scan(odd), "
    "sub_group_ballot_exclusive_scan(odd),\n"
    "    sub_group_inverse_ballot(odd), sub_group_non_uniform_all_equal(x))\n"
    "}\n";

// Options that LLVM's SPIR-V backend needs for these builtins (spirv/README.md).
static const char spirv_options[] = " --target=spirv64v1.4-unknown-unknown -mllvm --spirv-ext=+SPV_KHR_subgroup_rotate";
static bool on_opencl;

// Whether the device is Intel's CPU runtime 2026.22. It crashes when it vectorises sub-group builtins of half, and its
// non-uniform exclusive sum of float sometimes omits a lane, although the SPIR-V is the same as for double, whose sum
// is right.
static bool is_intels;

static const ndrange shapes[] = {
    {1, {1}, {1}},     {1, {7}, {7}},       {1, {32}, {32}},           {1, {64}, {64}},
    {1, {100}, {100}}, {1, {256}, {256}},   {3, {5, 3, 2}, {5, 3, 2}}, {3, {8, 6, 4}, {8, 6, 4}},
    {1, {513}, {513}}, {1, {600}, {600}},   {1, {13}, {13}},           {1, {33}, {33}},
    {1, {257}, {257}}, {1, {1000}, {1000}}, {1, {1024}, {1024}}};

// Defines the reference and the checks for type T. On the device the macro T is the type in which it computes, and R
// the type in the buffers; they differ for half, which is stored as float.
#define REFERENCE(T, LEAST, GREATEST) \
  /* Sums up those items of the block that are below `end` and in the set, and tells whether there are any. */ \
  static bool sum_##T(const T *x, const bool *set, size_t begin, size_t size, size_t end, T *sum) { \
    T lower = 0, upper = 0; \
    if (size == 1) { \
      *sum = begin < end ? x[begin] : 0; \
      return begin < end && (!set || set[begin]); \
    } \
    const bool has_lower = sum_##T(x, set, begin, size / 2, end, &lower), \
               has_upper = sum_##T(x, set, begin + size / 2, size / 2, end, &upper); \
    *sum = has_lower && has_upper ? (T)(lower + upper) : has_lower ? lower : upper; \
    return has_lower || has_upper; \
  } \
  static void fold_##T(const T *x, const bool *set, size_t begin, size_t size, size_t end, T r[3]) { \
    r[1] = GREATEST, r[2] = LEAST; \
    if (!sum_##T(x, set, begin, size, end, &r[0])) \
      r[0] = 0; \
    for (size_t i = begin; i < end && i < begin + size; i++) { \
      r[1] = (!set || set[i]) && x[i] < r[1] ? x[i] : r[1]; \
      r[2] = (!set || set[i]) && x[i] > r[2] ? x[i] : r[2]; \
    } \
  } \
  static void same_##T(const char *what, size_t number, size_t shape, size_t item, T got, T wanted) { \
    check(!memcmp(&got, &wanted, sizeof got), #T ", shape %zu, item %zu: %s %zu is %g, not %g", shape, item, what, \
          number, (double)got, (double)wanted); \
  } \
  static void run_##T(const char *name, double scale) { \
    if (test.only && strcmp(test.only, name)) /* --only TYPE */ \
      return; \
    char options[400]; \
    sprintf(options, "-DT=%s -DR=%s -DROUNDS=%d -DGROUP=%d -DSUB=%d -DIDS=%d", name, \
            !strcmp(name, "half") ? "float" : name, ROUNDS, GROUP, SUB, IDS); \
    if (on_opencl) \
      strcat(options, spirv_options); \
    program *p = build(source, options); \
    for (size_t s = 0; p && s < sizeof shapes / sizeof *shapes; s++) { \
      ndrange range = shapes[s]; \
      for (unsigned d = range.dimensions; d < 3; d++) \
        range.global[d] = range.local[d] = 1; \
      const size_t n = range.local[0] * range.local[1] * range.local[2], row = ROUNDS * GROUP + SUB; \
      if (n > 600 && sizeof(T) == 8) /* more registers than NVIDIA's GPUs have for so many items */ \
        continue; \
      range.global[0] *= GROUPS; \
      T *in = malloc(ROUNDS * GROUPS * n * sizeof *in), *out = calloc(GROUPS * n * row, sizeof *out); \
      uint32_t *ids = calloc(GROUPS * n * IDS, 4); \
      for (size_t i = 0; i < ROUNDS * GROUPS * n; i++) \
        in[i] = (T)(int)(random_bits() % 8) - (T)3 + (T)((double)(random_bits() % 8) * scale); \
      uint32_t b[3] = {range.local[0] - 1, range.local[1] / 2, 0}; \
      const size_t source_item = b[1] * range.local[0] + b[0]; \
      const argument arguments[] = {BUFFER(in, ROUNDS * GROUPS * n * sizeof *in), \
                                    BUFFER(out, GROUPS * n * row * sizeof *out), \
                                    BUFFER(ids, GROUPS * n * IDS * 4), \
                                    VALUE(b[0]), \
                                    VALUE(b[1]), \
                                    VALUE(b[2])}; \
      const int status = device_run(p, "collect", &range, 6, arguments); \
      check(status != DEVICE_ERROR, "shape %zu failed", s); \
      for (size_t i = 0; i < GROUPS * n && status == DEVICE_OK; i++) { \
        const size_t g = i / n, me = i % n; \
        const T *o = out + i * row; \
        const uint32_t *id = ids + i * IDS; \
        T all[3], to[3], before[3]; \
        for (size_t r = 0; r < ROUNDS; r++, o += GROUP) { \
          const T *x = in + (r * GROUPS + g) * n; \
          fold_##T(x, NULL, 0, MAX_ITEMS, n, all), fold_##T(x, NULL, 0, MAX_ITEMS, me + 1, to); \
          fold_##T(x, NULL, 0, MAX_ITEMS, me, before); \
          for (size_t k = 0; k < 3; k++) { \
            same_##T("work_group_reduce", k, s, i, o[k], all[k]); \
            same_##T("work_group_scan_inclusive", k, s, i, o[3 + k], to[k]); \
            same_##T("work_group_scan_exclusive", k, s, i, o[6 + k], before[k]); \
          } \
          same_##T("work_group_broadcast", 0, s, i, o[9], x[source_item]); \
        } \
        const size_t size = id[0], max = id[1], lane = id[5], first = id[4] * max, left = n - first; \
        size_t who[MAX_ITEMS], found = 0; /* this sub-group's items, by lane: the device chooses which they are */ \
        for (size_t k = 0; k < n; k++) { \
          const uint32_t *other = ids + (g * n + k) * IDS; \
          if (other[4] == id[4] && other[5] < MAX_ITEMS) \
            who[other[5]] = k, found++; \
        } \
        bool good = id[4] < id[2] && lane < size && size <= max && size <= n && found == size && who[lane] == me; \
        for (size_t k = 0; k < size && good; k++) \
          good = ids[(g * n + who[k]) * IDS + 5] == k && who[k] < n; \
        if (!on_opencl) /* this library's sub-groups take the items in order */ \
          good = good && id[2] == (n + max - 1) / max && id[3] == id[2] && size == (left < max ? left : max) && \
                 first + lane == me; \
        if (!check(good, "shape %zu, item %zu: sub-group ids", s, i)) \
          continue; \
        T x[MAX_ITEMS] = {0}; \
        bool early = true, has_40 = false; \
        for (size_t k = 0; k < size; k++) \
          x[k] = in[g * n + who[k]], early &= who[k] < 40, has_40 |= who[k] == 40; \
        fold_##T(x, NULL, 0, MAX_ITEMS, size, all), fold_##T(x, NULL, 0, MAX_ITEMS, lane + 1, to); \
        fold_##T(x, NULL, 0, MAX_ITEMS, lane, before); \
        for (size_t k = 0; k < 3; k++) { \
          same_##T("sub_group_reduce", k, s, i, o[k], all[k]); \
          same_##T("sub_group_scan_inclusive", k, s, i, o[3 + k], to[k]); \
          same_##T("sub_group_scan_exclusive", k, s, i, o[6 + k], before[k]); \
        } \
        const size_t from[] = {size - 1, size - 1 - lane, \
                               lane ^ 1, lane - 1, \
                               lane + 1, size == max ? (lane + 3) % max : size, \
                               size,     max >= 4 ? (lane & ~3u) | ((lane + 1) & 3) : size, \
                               0}; \
        for (size_t k = 0; k < sizeof from / sizeof *from; k++) \
          if (from[k] < size) \
            same_##T("exchange", k, s, i, o[9 + k], x[from[k]]); \
        const size_t cluster = lane & ~3u; \
        fold_##T(x, NULL, cluster, 4, size, to); \
        same_##T("sub_group_clustered_reduce_add", 4, s, i, o[15], to[0]); \
        bool some[MAX_ITEMS] = {0}; \
        size_t first_one = MAX_ITEMS, odd = 0, odd_before = 0, equal = 1; \
        for (size_t k = 0; k < size; k++) { \
          odd_before = k == lane ? odd : odd_before; \
          odd += who[k] & 1; \
          equal &= x[k] == x[0]; \
          some[k] = who[k] % 3 == 1; \
          first_one = some[k] && k < first_one ? k : first_one; \
        } \
        if (me % 3 == 1) { \
          fold_##T(x, some, 0, MAX_ITEMS, size, all), fold_##T(x, some, 0, MAX_ITEMS, lane + 1, to); \
          fold_##T(x, some, 0, MAX_ITEMS, lane, before); \
          same_##T("sub_group_non_uniform_reduce_add", 0, s, i, o[18], all[0]); \
          same_##T("sub_group_non_uniform_scan_inclusive_max", 0, s, i, o[19], to[2]); \
          if (!is_intels || strcmp(name, "float")) \
            same_##T("sub_group_non_uniform_scan_exclusive_add", 0, s, i, o[20], before[0]); \
          same_##T("sub_group_broadcast_first", 1, s, i, o[21], x[first_one]); \
        } \
        const uint32_t votes[] = {0,          1,      early, has_40, lane == 0, odd, odd_before + (me & 1), \
                                  odd_before, me & 1, equal}; \
        for (size_t k = 0; k < sizeof votes / sizeof *votes; k++) \
          check(id[6 + k] == votes[k], #T ", shape %zu, item %zu: vote %zu is %u, not %u", s, i, k, id[6 + k], \
                votes[k]); \
      } \
      free(in), free(out), free(ids); \
    } \
    program_close(p); \
  }
REFERENCE(int32_t, INT32_MIN, INT32_MAX)
REFERENCE(uint32_t, 0, UINT32_MAX)
REFERENCE(int64_t, INT64_MIN, INT64_MAX)
REFERENCE(uint64_t, 0, UINT64_MAX)
REFERENCE(float, -__builtin_inff(), __builtin_inff())
REFERENCE(double, -__builtin_inf(), __builtin_inf())

int main(int argc, char **argv) {
  harness_start(argc, argv, "collectives");
  if (!strcmp(test.std, "CL1.2"))
    harness_unsupported("collectives came with OpenCL C 2.0");
  on_opencl = !strncmp(test.device_name, "opencl", 6);
  is_intels = strstr(device_description(test.device), "Intel(R) OpenCL, driver 2026.22.");
  run_int32_t("int", 1), run_uint32_t("uint", 1), run_int64_t("long", 1), run_uint64_t("ulong", 1);
  if (!is_intels)
    run_float("half", 0); // scale 0: small integers, whose sums are exact in any order
  run_float("float", on_opencl ? 0 : 0.1),
      run_double("double", on_opencl ? 0 : 0.1); // OpenCL drivers add in an order of their own
  return harness_finish();
}
