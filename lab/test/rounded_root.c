// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests what math/arithmetic/rounded_root.h names where a device makes it of its own approximations. Reciprocals and
// roots of float: for all significands, at the exponents 0 and 1 and at a few others of the range that the header
// names, with --full at all of them. Quotients below four times the least normal number: of random numbers, half of
// them such that the quotient is next to, or just, halfway between two numbers. All are compared with the host's
// divisions and square roots. Of double the approximations, which depend on the upper 20 bits of a significand, are
// within the bounds that rounded_by_approximations.h takes for granted, all of them; and random numbers' reciprocals
// and roots are those of the host.
// DEVICES: cuda
#include "harness.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char source[] =
    "#pragma clang attribute push(__attribute__((overloadable)), apply_to = function)\n"
    "#include <math/arithmetic/rounded_root.h>\n"
    "#pragma clang attribute pop\n"
    "kernel void apply(uint first, global float *reciprocals, global float *roots,\n"
    "                  global float *roots_or_zero) {\n"
    "  const float x = as_float(first + (uint)get_global_id(0));\n"
    "  reciprocals[get_global_id(0)] = rounded_reciprocal(x);\n"
    "  roots[get_global_id(0)] = rounded_root(x);\n"
    "  roots_or_zero[get_global_id(0)] = rounded_root_or_zero(x);\n"
    "}\n"
    "kernel void root_or_zero(float x, global float *root) { *root = rounded_root_or_zero(x); }\n"
    "kernel void divide(global const float *n, global const float *d, global float *q) {\n"
    "  const size_t i = get_global_id(0);\n"
    "  q[i] = tiny_quotient(n[i], d[i]);\n"
    "}\n"
    "kernel void divide_doubles(global const double *n, global const double *d,\n"
    "                           global double *q) {\n"
    "  const size_t i = get_global_id(0);\n"
    "  q[i] = tiny_quotient(n[i], d[i]);\n"
    "}\n"
    "kernel void approximate_doubles(global double *reciprocals, global double *roots) {\n"
    "  const uint i = (uint)get_global_id(0), first = 0x3ff00000u;\n" // all upper words from 1 to 4
    "  const double x = as_double((ulong)(first + i) << 32);\n"
    "  reciprocals[i] = approximate_reciprocal(x);\n"
    "  roots[i] = approximate_reciprocal_root(x);\n"
    "}\n"
    "kernel void apply_to_doubles(global const double *x, global double *reciprocals,\n"
    "                             global double *roots, global double *roots_or_zero) {\n"
    "  const size_t i = get_global_id(0);\n"
    "  reciprocals[i] = rounded_reciprocal(x[i]);\n"
    "  roots[i] = rounded_root(fabs(x[i]));\n"
    "  roots_or_zero[i] = rounded_root_or_zero(fabs(x[i]));\n"
    "}\n"
    "kernel void double_root_or_zero(double x, global double *root) { *root = rounded_root_or_zero(x); }\n";

enum { SIGNIFICANDS = 1 << 23 };
static float reciprocals[SIGNIFICANDS], roots[SIGNIFICANDS], roots_or_zero[SIGNIFICANDS];

static uint32_t bits_of(float x) {
  uint32_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}

static void check_binade(program *p, int exponent) {
  uint32_t first = (uint32_t)(127 + exponent) << 23;
  if (!RUN(p, "apply", SIGNIFICANDS, 256, VALUE(first), OUT(reciprocals), OUT(roots), OUT(roots_or_zero)))
    return;
  for (uint32_t i = 0; i < SIGNIFICANDS; i++) {
    float x;
    memcpy(&x, &(uint32_t){first + i}, sizeof x);
    check(bits_of(reciprocals[i]) == bits_of(1 / x), "1 / %a: %a", x, reciprocals[i]);
    check(bits_of(roots[i]) == bits_of(sqrtf(x)), "sqrt(%a): %a", x, roots[i]);
    check(exponent < -75 || bits_of(roots_or_zero[i]) == bits_of(sqrtf(x)), "sqrt(%a), 0 or more: %a", x,
          roots_or_zero[i]);
  }
}

static void check_root_of(program *p, float x) {
  float root[1] = {1};
  if (RUN(p, "root_or_zero", 1, 1, VALUE(x), OUT(root)))
    check(x < 0 ? root[0] != root[0] : bits_of(root[0]) == bits_of(sqrtf(x)), "sqrt(%a): %a", x, root[0]);
  double double_x = x, double_root[1] = {1};
  if (RUN(p, "double_root_or_zero", 1, 1, VALUE(double_x), OUT(double_root)))
    check(x < 0 ? double_root[0] != double_root[0] : double_root[0] == sqrt(double_x), "sqrt(%a) of double: %a", x,
          double_root[0]);
}

enum { QUOTIENTS = 1 << 20 };
static float float_n[QUOTIENTS], float_d[QUOTIENTS], float_q[QUOTIENTS];
static double double_n[QUOTIENTS], double_d[QUOTIENTS], double_q[QUOTIENTS];

// 1 <= x < 2 with a random number of random bits behind the point, `bits` at most
static double random_significand(int bits) {
  const int count = (int)(random_bits() % (uint64_t)(bits + 1));
  return 1 + ldexp((double)(count ? random_bits() >> (64 - count) : 0), -count);
}

// A number halfway between two multiples of 2^least, up to 2^bits of them, or twice such a number: numbers from twice
// the least normal one on are multiples of twice the least subnormal one.
static double halfway(int least, int bits) {
  const double multiple = (double)(random_bits() >> (64 - 1 - (int)(random_bits() % (uint64_t)bits))) + 0.5;
  return ldexp(multiple, least + (int)(random_bits() & 1));
}

static void check_tiny(program *p) {
  for (int i = 0; i < QUOTIENTS; i++) {
    const int k = (int)(random_bits() % 3) - 1; // n one number above, below, or as it is
    // 2^-29 <= d < 2^104: n = q d is a normal number then, if q is not too small.
    const float d = ldexpf((float)random_significand(23), (int)(random_bits() % 133) - 29);
    float n = ldexpf((float)random_significand(23), (int)(random_bits() % 30) - 153 + ilogbf(d));
    if (i & 1)
      n = (float)(halfway(-149, 23) * d);
    n = k ? nextafterf(n, k > 0 ? INFINITY : 0) : n;
    const bool served = n / d < 0x1p-124f;
    float_n[i] = served ? n : 0;
    float_d[i] = served ? d : 1;
    const double dd = ldexp(random_significand(52), (int)(random_bits() % 948) - 74);
    double dn = ldexp(random_significand(52), (int)(random_bits() % 60) - 1079 + ilogb(dd));
    if (i & 1) // in two steps, the first of which may round
      dn = ldexp(halfway(0, 52) * ldexp(dd, -ilogb(dd)), ilogb(dd) - 1074);
    dn = k ? nextafter(dn, k > 0 ? INFINITY : 0) : dn;
    const bool double_served = dn / dd < 0x1p-1020;
    double_n[i] = double_served ? dn : 0;
    double_d[i] = double_served ? dd : 1;
  }
  if (RUN(p, "divide", QUOTIENTS, 256, IN(float_n), IN(float_d), OUT(float_q)))
    for (int i = 0; i < QUOTIENTS; i++)
      check(float_q[i] == float_n[i] / float_d[i], "%a / %a: %a", float_n[i], float_d[i], float_q[i]);
  if (RUN(p, "divide_doubles", QUOTIENTS, 256, IN(double_n), IN(double_d), OUT(double_q)))
    for (int i = 0; i < QUOTIENTS; i++)
      check(double_q[i] == double_n[i] / double_d[i], "%a / %a: %a", double_n[i], double_d[i], double_q[i]);
}

enum { UPPER_WORDS = 2 << 20 };
static double double_reciprocals[UPPER_WORDS], double_roots[UPPER_WORDS], double_x[UPPER_WORDS];
static double double_roots_or_zero[UPPER_WORDS];

static void check_approximations(program *p) {
  if (!RUN(p, "approximate_doubles", UPPER_WORDS, 256, OUT(double_reciprocals), OUT(double_roots)))
    return;
  const double within = 0x1.6a0ap-20; // 2^-19.5, hardly more
  for (int i = 0; i < UPPER_WORDS; i++) {
    const uint64_t bits = (uint64_t)(0x3ff00000 + i) << 32;
    for (int end = 0; end < 2; end++) { // the least and the greatest number with that upper word
      double x;
      memcpy(&x, &(uint64_t){bits + (end ? 0xffffffff : 0)}, sizeof x);
      const double y = double_reciprocals[i], root = double_roots[i];
      check(fabs(y * x - 1) < within, "1 / %a is approximately %a", x, y);
      check(fabs(root * sqrt(x) - 1) < within, "1 / sqrt(%a) is approximately %a", x, root);
      check(x != 0x1.fffffffffffffp0 || y >= 0.5 - 0x1p-23, "1 / %a is approximately %a", x, y);
    }
  }
}

static void check_doubles(program *p) {
  for (int i = 0; i < UPPER_WORDS; i++) {
    double_x[i] = ldexp(i & 7 ? random_significand(52) : 0x1.fffffffffffffp0, (int)(random_bits() % 1980) - 960);
    double_x[i] = i & 1 ? -double_x[i] : double_x[i];
  }
  if (!RUN(p, "apply_to_doubles", UPPER_WORDS, 256, IN(double_x), OUT(double_reciprocals), OUT(double_roots),
           OUT(double_roots_or_zero)))
    return;
  for (int i = 0; i < UPPER_WORDS; i++) {
    check(double_reciprocals[i] == 1 / double_x[i], "1 / %a: %a", double_x[i], double_reciprocals[i]);
    check(double_roots[i] == sqrt(fabs(double_x[i])), "sqrt(%a): %a", fabs(double_x[i]), double_roots[i]);
    check(fabs(double_x[i]) < 0x1p-146 || double_roots_or_zero[i] == sqrt(fabs(double_x[i])), "sqrt(%a), 0 or more: %a",
          fabs(double_x[i]), double_roots_or_zero[i]);
  }
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "rounded reciprocals and roots");
  char options[4096];
  const char *end = strstr(__FILE__, "/lab/test/");
  const int length = end ? (int)(end - __FILE__) : 0;
  snprintf(options, sizeof options, "-I%.*s/nvptx -I%.*s/layers/root_instructions -I%.*s/generic", length, __FILE__,
           length, __FILE__, length, __FILE__);
  program *p = build(source, options);
  static const int some[] = {0, 1, -100, -99, -60, 61, 123, 124};
  for (unsigned i = 0; p && !test.full && i < sizeof some / sizeof *some; i++)
    check_binade(p, some[i]);
  for (int exponent = -100; p && test.full && exponent < 125; exponent++)
    check_binade(p, exponent);
  for (int i = 0; p && i < 4; i++)
    check_root_of(p, (float[]){0, -0x1p-23f, -1, -INFINITY}[i]);
  if (p)
    check_tiny(p), check_approximations(p), check_doubles(p);
  program_close(p);
  return harness_finish();
}
