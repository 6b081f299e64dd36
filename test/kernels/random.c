// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes kernels at random, of builtins within loops, branches and vectors, and compares what they give with what they
// give where they are not optimised (-cl-opt-disable), so that no loop is vector code. Tables cannot name such kernels,
// and drivers optimise them once more than Clang: what a builtin's loop forms lose on the way is seen here. Wrong
// kernels are printed; --seed N makes others, --full a thousand of them.
// DEVICES: cpu cuda opencl
#include "harness.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ITEMS = 203, RESULTS = 3 * ITEMS, MOST_NESTED = 3 };

// ---- A kernel's text: variables x, y and s of T, m of int from 0 to 7; t, e and v take what is used at once

static char text[1 << 16];
static size_t length;

static __attribute__((format(printf, 1, 2))) void put(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int n = vsnprintf(text + length, sizeof text - length, format, arguments);
  va_end(arguments);
  if (n < 0 || (size_t)n >= sizeof text - length) {
    fputs("random: a kernel is too long for its buffer\n", stderr);
    exit(1);
  }
  length += (size_t)n;
}

static unsigned below(unsigned n) { return (unsigned)((random_bits() >> 32) % n); }
#define ANY(LIST) (LIST)[below(sizeof(LIST) / sizeof *(LIST))]

static const char *variable(void) {
  static const char *const names[] = {"x", "y", "s"};
  return ANY(names);
}

static const char *unary(void) {
  static const char *const names[] = {"acos",   "acosh", "acospi", "asin",  "asinh", "asinpi", "atan",   "atanh",
                                      "atanpi", "cbrt",  "ceil",   "cos",   "cosh",  "cospi",  "erf",    "erfc",
                                      "exp",    "exp10", "exp2",   "expm1", "fabs",  "floor",  "lgamma", "log",
                                      "log10",  "log1p", "log2",   "logb",  "rint",  "round",  "rsqrt",  "sin",
                                      "sinh",   "sinpi", "sqrt",   "tan",   "tanh",  "tanpi",  "tgamma", "trunc"};
  return ANY(names);
}

static const char *binary(void) {
  static const char *const names[] = {"atan2",  "atan2pi", "fdim",      "fmax", "fmin", "fmod",     "hypot",
                                      "maxmag", "minmag",  "nextafter", "pow",  "powr", "remainder"};
  return ANY(names);
}

// None of these tells a NaN's sign, in which devices may differ.
static const char *condition(void) {
  static const char *const names[] = {"x > y", "s < x",    "fabs(y) > (T)1.5f", "(i & 3) == 1",
                                      "m > 2", "isnan(x)", "!(x < (T)2)",       "x < 0 && m != 1"};
  return ANY(names);
}

static void put_expression(void) {
  switch (below(20)) {
  default:
    put("%s(%s)", unary(), variable());
    break;
  case 12:
  case 13:
  case 14:
    put("%s(%s, %s)", binary(), variable(), variable());
    break;
  case 15:
    put("ldexp(%s, m - 3)", variable());
    break;
  case 16:
    put("pown(%s, m - 2)", variable());
    break;
  case 17:
    put("rootn(%s, m + 1)", variable());
    break;
  case 18:
    put("fma(%s, %s, %s)", variable(), variable(), variable());
    break;
  case 19:
    put("%s %c %s", variable(), "+-*/"[below(4)], variable());
    break;
  }
}

static void put_pointer_call(void) {
  static const char *const forms[] = {"%s += sincos(%s, &t); s -= t;\n",
                                      "%s = fract(%s, &t); y += t;\n",
                                      "%s = modf(%s, &t); y -= t;\n",
                                      "%s = frexp(%s, &e); m = (m + e) & 7;\n",
                                      "%s = remquo(%s, y, &e); m = (m + e) & 7;\n",
                                      "%s = lgamma_r(%s, &e); m = (m + e + 1) & 7;\n"};
  put(ANY(forms), variable(), variable());
}

// All elements of a vector may be different variables.
static void put_vector_call(void) {
  static const unsigned widths[] = {2, 3, 4, 8, 16};
  const unsigned width = ANY(widths);
  put("{ V(%u) v = (V(%u))(%s", width, width, variable());
  for (unsigned i = 1; i < width; i++)
    put(", %s", variable());
  put("); v = %s(v); s += v.s%x; y = v.s0; }\n", unary(), width - 1);
}

static void put_statements(unsigned count, int nested);

static void put_branch(int nested) {
  put("if (%s) {\n", condition());
  put_statements(1 + below(3), nested);
  put("%*s}", 2 * nested, "");
  if (below(2)) {
    put(" else {\n");
    put_statements(1 + below(2), nested);
    put("%*s}", 2 * nested, "");
  }
  put("\n");
}

static void put_loop(int nested) {
  static const char *const bounds[] = {"m", "5", "3 + (int)(i & 1)"};
  put("for (int j%d = 0, n%d = %s; j%d < n%d; j%d++) {\n", nested, nested, ANY(bounds), nested, nested, nested);
  put("%*sx += j%d * (T)0.37f;\n", 2 * nested + 2, "", nested);
  if (below(5) < 2)
    put("%*sif (%s) %s;\n", 2 * nested + 2, "", condition(), below(2) ? "break" : "continue");
  put_statements(1 + below(3), nested);
  put("%*s}\n", 2 * nested, "");
}

static void put_statements(unsigned count, int nested) {
  for (; count; count--) {
    put("%*s", 2 * nested + 2, "");
    const unsigned kind = nested < MOST_NESTED ? below(11) : below(7);
    if (kind < 5) {
      put("%s = ", variable());
      put_expression();
      put(";\n");
    } else if (kind == 5)
      put_pointer_call();
    else if (kind == 6)
      put_vector_call();
    else if (kind < 9)
      put_branch(nested + 1);
    else
      put_loop(nested + 1);
  }
}

static const char *write_kernel(const char *type) {
  length = 0;
  put("#pragma OPENCL FP_CONTRACT OFF\n"
      "#ifdef cl_khr_fp16\n"
      "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
      "#endif\n"
      "#define T %s\n"
      "#define V(N) V_(T, N)\n"
      "#define V_(TYPE, N) V__(TYPE, N)\n"
      "#define V__(TYPE, N) TYPE##N\n"
      "kernel void k(global const T *a, global const T *b, global const int *n, global T *out) {\n"
      "  const size_t i = get_global_id(0);\n"
      "  T x = a[i], y = b[i], s = x - y, t = 0;\n"
      "  int m = n[i] & 7, e = 0;\n",
      type);
  put_statements(4 + below(5), 0);
  put("  s += m + e;\n"
      "  out[3 * i] = isnan(s) ? (T)1 : s;\n"
      "  out[3 * i + 1] = isnan(x) ? (T)1 : x;\n"
      "  out[3 * i + 2] = isnan(y) ? (T)1 : y;\n"
      "}\n");
  return text;
}

// ---- Its arguments, and running it

typedef struct {
  char bytes[RESULTS * sizeof(double)];
} numbers;

// Numbers of 1/32 to 4 for the most part, which functions tell apart, and boundary values.
static void fill(numbers *n, const element *type) {
  for (size_t i = 0; i < ITEMS; i++) {
    uint64_t bits = random_value(type);
    if (below(5)) {
      const unsigned exponent_bits = type->bits - 1 - type->fraction_bits;
      bits &= ~(((1ull << exponent_bits) - 1) << type->fraction_bits);
      bits |= (uint64_t)(type->max_exponent - 5 + (int)below(7)) << type->fraction_bits;
    }
    store_bits(type, n, i, bits);
  }
}

static bool run(program *p, size_t local, const numbers *a, const numbers *b, const int32_t *n, numbers *out) {
  memset(out, 0x55, sizeof *out);
  return RUN(p, "k", ITEMS, local, INPUT(a, sizeof *a), INPUT(b, sizeof *b), INPUT(n, ITEMS * sizeof *n),
             BUFFER(out, sizeof *out));
}

static void try_kernel(const element *type) {
  static numbers a, b, exact, out;
  static int32_t n[ITEMS];
  const char *const source = write_kernel(type->name);
  fill(&a, type);
  fill(&b, type);
  for (size_t i = 0; i < ITEMS; i++)
    n[i] = (int32_t)below(8);
  program *plain = build(source, "-cl-opt-disable"), *optimised = build(source, NULL);
  static const size_t locals[] = {ITEMS, 7, 1};
  if (run(plain, 1, &a, &b, n, &exact))
    for (size_t l = 0; l < sizeof locals / sizeof *locals; l++)
      if (run(optimised, locals[l], &a, &b, n, &out))
        check(!memcmp(&out, &exact, sizeof out), "%s in groups of %zu: not what it is without optimisation:\n%s",
              type->name, locals[l], source);
  program_close(plain);
  program_close(optimised);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "kernels written at random");
  for (unsigned count = test.full ? 1000 : 12; count; count--) {
    static const unsigned floats[] = {FLOAT, DOUBLE, HALF};
    const element *const type = &types[floats[count % 3]];
    if (type->index == FLOAT || device_has(test.device, type->index == HALF ? "fp16" : "fp64"))
      try_kernel(type);
  }
  return harness_finish();
}
