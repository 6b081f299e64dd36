// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles nvptx/math's functions of half as C and tries them with all halves and with every result that the
// approximations may give (nvptx/math/arithmetic/approximations.h): all must be the correctly rounded half, by MPFR.
//
// An approximation's results lie within some floats of the correctly rounded one, so that all are tried, in all
// combinations. Those of a logarithm near 1 are too many: there the ends are tried, and 14 between them, as what
// follows grows with the logarithm, and so does what is rounded.
//
//   clang -I emulated -I SOURCE -I SOURCE/generic half_instructions.c -lmpfr -lm
#define _DEFAULT_SOURCE
#include <math.h>
#include <mpfr.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <types.h>

static uint rotate(uint x, uint by) { return x << (by & 31) | x >> (-by & 31); }

// Each call of an approximation takes one of the choices, which `next_choice` goes through.
enum { MOST_CALLS = 4 };
static struct {
  int chosen, count;
} choices[MOST_CALLS];
static unsigned calls;
static int choose(int count) {
  choices[calls].count = count;
  return choices[calls++].chosen % count;
}
// False when all have been gone through.
static bool next_choice(void) {
  for (unsigned i = 0; i < calls; i++) {
    if (++choices[i].chosen < choices[i].count)
      return true;
    choices[i].chosen = 0;
  }
  return false;
}

// A float from the `count` nearest to `exact`, if it is within `error`; else the one next to it that is
static float around(double exact, double error, int count) {
  float y = (float)exact;
  if (isinf(y) || isnan(y) || fabsf(y) < 0x1p-126f)
    return fabsf(y) < 0x1p-126f ? copysignf(0, y) : y;
  int units = choose(count) - count / 2;
  float other = as_float(as_uint(y) + (uint)units);
  while (units != 0 && fabs((double)other - exact) > error) {
    units += units > 0 ? -1 : 1;
    other = as_float(as_uint(y) + (uint)units);
  }
  return other;
}
static double unit(double x) { return ldexp(1, ilogb(x) - 23); }

float approximate_exp2(float x) {
  const double exact = exp2(x);
  return around(exact, 2.51 * unit(exact), 5);
}
float approximate_reciprocal(float x) { return around(1 / (double)x, unit(1 / (double)x), 3); }
float approximate_root(float x) { return x == 0 ? x : around(sqrt(x), sqrt(x) * 0x1p-23, 5); }
float approximate_log2(float x) {
  const double exact = log2(x);
  if (!(x > 0) || isinf(x))
    return (float)exact;
  const double error = x > 0.5f && x < 2 ? 0x1p-22 : fabs(exact) * 0x1p-22;
  double end = exact + error * (choose(16) / 7.5 - 1);
  float y = (float)end;
  return fabs((double)y - exact) <= error ? y : nextafterf(y, (float)exact);
}

uint masked_or(uint bits, uint mask, uint others) { return (bits & mask) | others; }

#define fma(x, y, z) fmaf(x, y, z)
#define fabs(x) fabsf(x)
#define copysign(x, y) copysignf(x, y)
#define max(x, y) fmaxf(x, y)
#define min(x, y) fminf(x, y)
#define acos half_acos
#include <nvptx/math/half/acos.h>
#undef acos
#define acospi half_acospi
#include <nvptx/math/half/acospi.h>
#undef acospi
#define asin half_asin
#include <nvptx/math/half/asin.h>
#undef asin
#define asinpi half_asinpi
#include <nvptx/math/half/asinpi.h>
#undef asinpi
#define atan half_atan
#include <nvptx/math/half/atan.h>
#undef atan
#define atanh half_atanh
#include <nvptx/math/half/atanh.h>
#undef atanh
#define atanpi half_atanpi
#include <nvptx/math/half/atanpi.h>
#undef atanpi
#define cos half_cos
#include <nvptx/math/half/cos.h>
#undef cos
#define cosh half_cosh
#include <nvptx/math/half/cosh.h>
#undef cosh
#define cospi half_cospi
#include <nvptx/math/half/cospi.h>
#undef cospi
#define expm1 half_expm1
#include <nvptx/math/half/expm1.h>
#undef expm1
#define log half_log
#include <nvptx/math/half/log.h>
#undef log
#define log10 half_log10
#include <nvptx/math/half/log10.h>
#undef log10
#define log1p half_log1p
#include <nvptx/math/half/log1p.h>
#undef log1p
#define log2 half_log2
#include <nvptx/math/half/log2.h>
#undef log2
#define sin half_sin
#include <nvptx/math/half/sin.h>
#undef sin
#define sinh half_sinh
#include <nvptx/math/half/sinh.h>
#undef sinh
#define sinpi half_sinpi
#include <nvptx/math/half/sinpi.h>
#undef sinpi
#define tan half_tan
#include <nvptx/math/half/tan.h>
#undef tan
#define tanh half_tanh
#include <nvptx/math/half/tanh.h>
#undef tanh
#define tanpi half_tanpi
#include <nvptx/math/half/tanpi.h>
#undef tanpi
#define cbrt half_cbrt
#include <nvptx/math/half/cbrt.h>
#undef cbrt
#define erf half_erf
#include <nvptx/math/half/erf.h>
#undef erf
#define exp half_exp
#include <nvptx/math/half/exp.h>
#undef exp
#define exp10 half_exp10
#include <nvptx/math/half/exp10.h>
#undef exp10
#define exp2 half_exp2
#include <nvptx/math/half/exp2.h>
#undef exp2
#define acosh half_acosh
#include <nvptx/math/half/acosh.h>
#undef acosh
#define asinh half_asinh
#include <nvptx/math/half/asinh.h>
#undef asinh
// What the rounding test of the form of half leaves to that of float
static float __attribute__((overloadable)) half_erfc(float x) { return erfcf(x); }
#define erfc half_erfc
#include <nvptx/math/half/erfc.h>
#undef erfc
#define lgamma half_lgamma
#include <nvptx/math/half/lgamma.h>
#undef lgamma
static float __attribute__((overloadable)) half_tgamma(float x) { return (float)tgamma((double)x); }
#define floor(x) floorf(x)
#define tgamma half_tgamma
#include <nvptx/math/half/tgamma.h>
#undef tgamma
#undef floor
#undef rounded
#undef fma
#undef fabs
#undef copysign

static void over_pi(mpfr_ptr y) {
  mpfr_t pi;
  mpfr_init2(pi, 300);
  mpfr_const_pi(pi, MPFR_RNDN);
  mpfr_div(y, y, pi, MPFR_RNDN);
  mpfr_clear(pi);
}
static int exact_asinpi(mpfr_ptr y, mpfr_srcptr x, mpfr_rnd_t r) { return mpfr_asin(y, x, r), over_pi(y), 0; }
static int exact_acospi(mpfr_ptr y, mpfr_srcptr x, mpfr_rnd_t r) { return mpfr_acos(y, x, r), over_pi(y), 0; }
static int exact_atanpi(mpfr_ptr y, mpfr_srcptr x, mpfr_rnd_t r) { return mpfr_atan(y, x, r), over_pi(y), 0; }

static int exact_lgamma(mpfr_ptr y, mpfr_srcptr x, mpfr_rnd_t r) {
  int sign;
  return mpfr_lgamma(y, &sign, x, r);
}

static const struct {
  const char *name;
  half (*function)(half);
  int (*exact)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);
} functions[] = {
    {"cbrt", half_cbrt, mpfr_cbrt},      {"erf", half_erf, mpfr_erf},           {"exp", half_exp, mpfr_exp},
    {"exp10", half_exp10, mpfr_exp10},   {"exp2", half_exp2, mpfr_exp2},        {"acosh", half_acosh, mpfr_acosh},
    {"asinh", half_asinh, mpfr_asinh},   {"acos", half_acos, mpfr_acos},        {"acospi", half_acospi, exact_acospi},
    {"asin", half_asin, mpfr_asin},      {"asinpi", half_asinpi, exact_asinpi}, {"atan", half_atan, mpfr_atan},
    {"atanh", half_atanh, mpfr_atanh},   {"atanpi", half_atanpi, exact_atanpi}, {"cos", half_cos, mpfr_cos},
    {"cosh", half_cosh, mpfr_cosh},      {"cospi", half_cospi, mpfr_cospi},     {"expm1", half_expm1, mpfr_expm1},
    {"log", half_log, mpfr_log},         {"log10", half_log10, mpfr_log10},     {"log1p", half_log1p, mpfr_log1p},
    {"log2", half_log2, mpfr_log2},      {"sin", half_sin, mpfr_sin},           {"sinh", half_sinh, mpfr_sinh},
    {"sinpi", half_sinpi, mpfr_sinpi},   {"tan", half_tan, mpfr_tan},           {"tanh", half_tanh, mpfr_tanh},
    {"tanpi", half_tanpi, mpfr_tanpi},   {"erfc", half_erfc, mpfr_erfc},        {"lgamma", half_lgamma, exact_lgamma},
    {"tgamma", half_tgamma, mpfr_gamma},
};

static half half_of(uint16_t bits) {
  half x;
  memcpy(&x, &bits, 2);
  return x;
}
static bool same(half a, half b) { return memcmp(&a, &b, 2) == 0 || (a != a && b != b); }

// The half nearest to y, of 300 bits: by way of the double rounded to odd, as that has more than twice as many bits.
static half rounded(mpfr_t y) {
  double d = mpfr_get_d(y, MPFR_RNDZ);
  uint64_t bits;
  memcpy(&bits, &d, 8);
  if (mpfr_number_p(y) && mpfr_cmp_d(y, d) != 0)
    bits |= 1;
  memcpy(&d, &bits, 8);
  return (half)d;
}

int main(void) {
  mpfr_t x, y;
  mpfr_init2(x, 53), mpfr_init2(y, 300);
  for (unsigned f = 0; f < sizeof functions / sizeof *functions; f++) {
    unsigned wrong = 0;
    uint64_t results = 0;
    for (uint bits = 0; bits < 65536; bits++) {
      const half argument = half_of((uint16_t)bits);
      mpfr_set_d(x, (double)argument, MPFR_RNDN);
      functions[f].exact(y, x, MPFR_RNDN);
      const half expected = rounded(y);
      bool right = true;
      memset(choices, 0, sizeof choices);
      do {
        calls = 0, results++;
        const half result = functions[f].function(argument);
        if (!same(result, expected) && right) {
          right = false;
          if (wrong++ < 5)
            printf("%s(%a) is %a, not %a\n", functions[f].name, (double)argument, (double)result, (double)expected);
        }
      } while (next_choice());
    }
    printf("%s: %llu results of 65536 halves, %u wrong\n", functions[f].name, (unsigned long long)results, wrong);
  }
}
