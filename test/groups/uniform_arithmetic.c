// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the products, bitwise and logical operations over work-groups (cl_khr_work_group_uniform_arithmetic) against
// serial loops, for work-groups of several sizes and shapes. Products of floating-point numbers must have the bits that
// the tree of pairs gives, which test/groups/collectives.c explains.
// DEVICES: cpu cuda opencl
// ONE-LEVEL: collectives take scalars.
// BUILTINS: workgroup
#include "harness.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { OPERATIONS = 7, RESULTS = 3 * OPERATIONS, GROUPS = 2, MAX_ITEMS = 1024 };
enum operation { mul, and, or, xor, logical_and, logical_or, logical_xor };

static const char source[] =
    "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
    "#define DECLARE(OP) T __attribute__((overloadable, convergent)) work_group_reduce_##OP(T), \\\n"
    "  __attribute__((overloadable, convergent)) work_group_scan_inclusive_##OP(T), \\\n"
    "  __attribute__((overloadable, convergent)) work_group_scan_exclusive_##OP(T);\n"
    "#define COMBINE(NUMBER, OP) { const T x = (T)in[NUMBER * total + at]; out[3 * NUMBER] = "
    "work_group_reduce_##OP(x); \\\n"
    "  out[3 * NUMBER + 1] = work_group_scan_inclusive_##OP(x); \\\n"
    "  out[3 * NUMBER + 2] = work_group_scan_exclusive_##OP(x); }\n"
    "DECLARE(mul)\n"
    "#if KIND > 0\nDECLARE(and) DECLARE(or) DECLARE(xor)\n#endif\n"
    "#if KIND > 1\nDECLARE(logical_and) DECLARE(logical_or) DECLARE(logical_xor)\n#endif\n"
    // Clang compiles kernels for groups of 256 items on AMD's GPUs if they do not say another size.
    "#ifdef __AMDGCN__\n__attribute__((amdgpu_flat_work_group_size(1, 1024)))\n#endif\n"
    "kernel void combine(global const R *in, global R *out) {\n"
    "  const uint items = get_local_size(0) * get_local_size(1) * get_local_size(2), total = GROUPS * items;\n"
    "  const uint at = get_group_id(0) * items + get_local_linear_id();\n"
    "  out += at * RESULTS;\n"
    "  COMBINE(0, mul)\n"
    "#if KIND > 0\n  COMBINE(1, and) COMBINE(2, or) COMBINE(3, xor)\n#endif\n"
    "#if KIND > 1\n  COMBINE(4, logical_and) COMBINE(5, logical_or) COMBINE(6, logical_xor)\n#endif\n"
    "}\n";

static const ndrange shapes[] = {{1, {1}, {1}},     {1, {7}, {7}},     {1, {32}, {32}},           {1, {64}, {64}},
                                 {1, {100}, {100}}, {1, {256}, {256}}, {3, {5, 3, 2}, {5, 3, 2}}, {1, {513}, {513}},
                                 {1, {33}, {33}},   {1, {600}, {600}}, {1, {1024}, {1024}}};
static const char *const names[] = {"mul", "and", "or", "xor", "logical_and", "logical_or", "logical_xor"};
static bool on_opencl;

// Intel's CPU runtime 2026.22 has no scans of logical operations.
static bool is_intels;

// For operands: odd integers, whose products are odd; numbers near 1 or, where a product may have any order or the type
// is half, 1 and -1 and few powers of two; bits of which few are different; predicates that are seldom or often false.
static double factor(bool exact, size_t i) {
  const double sign = random_bits() & 1 ? -1 : 1;
  return sign * (!exact ? .75 + (double)(random_bits() % 1000) * .0006 : i % 100 == 3 ? 2 : i % 100 == 53 ? .5 : 1);
}

// Defines the reference and the checks for type T. On the device the macro T is the type in which it computes, and R
// the type in the buffers; they differ for half, which is stored as float.
#define REFERENCE(T, KIND, BITS, FACTOR) \
  static T operand_##T(enum operation op, bool exact, size_t i) { \
    (void)exact, (void)i; \
    const uint64_t bits = random_bits(), bit = (uint64_t)1 << bits % (8 * sizeof(T)); \
    switch (op) { \
    case mul: \
      return FACTOR; \
    case and: \
      return (T)~bit; \
    case or: \
      return (T)bit; \
    case logical_and: \
      return (T)(bits % 100 ? bits % 100 : 0); \
    case logical_or: \
      return (T)(bits % 100 ? 0 : 5); \
    default: \
      return (T)(bits % 8); \
    } \
  } \
  static T identity_##T(enum operation op) { \
    return op == and ? (T) - 1 : op == mul || op == logical_and ? (T)1 : (T)0; \
  } \
  static T combined_##T(enum operation op, T a, T b) { \
    switch (op) { \
    case mul: \
      return (T)(a * b); \
    BITS case logical_and: \
      return (T)(a && b); \
    case logical_or: \
      return (T)(a || b); \
      default : return (T)(!a != !b); \
    } \
  } \
  /* Combines those items of the block that are below `end`, and tells whether there are any. */ \
  static bool tree_##T(enum operation op, const T *x, size_t begin, size_t size, size_t end, T *result) { \
    T lower = 0, upper = 0; \
    if (size == 1) { \
      *result = begin < end ? op >= logical_and ? (T)(x[begin] != 0) : x[begin] : 0; \
      return begin < end; \
    } \
    const bool has_lower = tree_##T(op, x, begin, size / 2, end, &lower), \
               has_upper = tree_##T(op, x, begin + size / 2, size / 2, end, &upper); \
    *result = has_upper ? combined_##T(op, lower, upper) : lower; \
    return has_lower; \
  } \
  static T fold_##T(enum operation op, const T *x, size_t end) { \
    T result; \
    return tree_##T(op, x, 0, MAX_ITEMS, end, &result) ? result : identity_##T(op); \
  } \
  static void run_##T(const char *name, bool exact) { \
    if (test.only && strcmp(test.only, name)) /* --only TYPE */ \
      return; \
    const int kind = is_intels && KIND > 1 ? 1 : KIND; \
    char options[300]; \
    sprintf(options, "-DT=%s -DR=%s -DKIND=%d -DGROUPS=%d -DRESULTS=%d%s", name, \
            !strcmp(name, "half") ? "float" : name, kind, GROUPS, RESULTS, \
            on_opencl ? " -mllvm --spirv-ext=+SPV_KHR_uniform_group_instructions" : ""); \
    program *p = build(source, options); \
    for (size_t s = 0; p && s < sizeof shapes / sizeof *shapes; s++) { \
      ndrange range = shapes[s]; \
      for (unsigned d = range.dimensions; d < 3; d++) \
        range.global[d] = range.local[d] = 1; \
      const size_t n = range.local[0] * range.local[1] * range.local[2], total = GROUPS * n; \
      if (n > 600 && sizeof(T) == 8) /* more registers than NVIDIA's GPUs have for so many items */ \
        continue; \
      range.global[0] *= GROUPS; \
      T *in = calloc(OPERATIONS * total, sizeof *in), *out = calloc(total * RESULTS, sizeof *out); \
      for (size_t i = 0; i < OPERATIONS * total; i++) \
        in[i] = operand_##T((enum operation)(i / total), exact, i); \
      const argument arguments[] = {BUFFER(in, OPERATIONS * total * sizeof *in), \
                                    BUFFER(out, total * RESULTS * sizeof *out)}; \
      const int status = device_run(p, "combine", &range, 2, arguments); \
      check(status != DEVICE_ERROR, "shape %zu failed", s); \
      for (size_t i = 0; i < total * (kind > 1 ? 7 : kind ? 4 : 1) && status == DEVICE_OK; i++) { \
        const enum operation op = (enum operation)(i / total); \
        const size_t group = i % total / n, me = i % n; \
        const T *x = in + op * total + group * n, *got = out + i % total * RESULTS + 3 * op; \
        const T wanted[] = {fold_##T(op, x, n), fold_##T(op, x, me + 1), fold_##T(op, x, me)}; \
        for (size_t k = 0; k < 3; k++) { \
          T is = op >= logical_and ? (T)(got[k] != 0) : got[k]; \
          static const char *const kinds[] = {"reduce", "scan_inclusive", "scan_exclusive"}; \
          check(!memcmp(&is, &wanted[k], sizeof is), "%s, shape %zu, item %zu: work_group_%s_%s is %g, not %g", name, \
                s, me, kinds[k], names[op], (double)is, (double)wanted[k]); \
        } \
      } \
      free(in), free(out); \
    } \
    program_close(p); \
  }
#define ON_BITS \
  case and: \
    return a & b; \
  case or: \
    return a | b; \
  case xor: \
    return a ^ b;
REFERENCE(int32_t, 2, ON_BITS, (int32_t)bits | 1)
REFERENCE(uint32_t, 1, ON_BITS, (uint32_t)bits | 1)
REFERENCE(int64_t, 1, ON_BITS, (int64_t)bits | 1)
REFERENCE(uint64_t, 1, ON_BITS, bits | 1)
REFERENCE(float, 0, , (float)factor(exact, i))
REFERENCE(double, 0, , factor(exact, i))

int main(int argc, char **argv) {
  harness_start(argc, argv, "uniform arithmetic of work-groups");
  if (!strcmp(test.std, "CL1.2"))
    harness_unsupported("collectives came with OpenCL C 2.0");
  on_opencl = !strncmp(test.device_name, "opencl", 6);
  is_intels = strstr(device_description(test.device), "Intel(R) OpenCL, driver 2026.22.");
  run_int32_t("int", true), run_uint32_t("uint", true), run_int64_t("long", true), run_uint64_t("ulong", true);
  run_float("half", true);
  run_float("float", on_opencl), run_double("double", on_opencl); // OpenCL drivers multiply in an order of their own
  return harness_finish();
}
