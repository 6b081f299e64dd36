// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every function of 6.15.2 that is not exact by its nature: MPFR's, and the host's for double arguments. Special values
// are those of 7.5.1 and C's Annex F, which MPFR and the host share but for what is written out here.
#include "functions.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define UNARY(NAME, MPFR, HOST) \
  EXACT(NAME) { return MPFR(r, x[0], MPFR_RNDN); } \
  QUICK(NAME) { return HOST(x[0]); }
#define BINARY(NAME, MPFR, HOST) \
  EXACT(NAME) { return MPFR(r, x[0], x[1], MPFR_RNDN); } \
  QUICK(NAME) { return HOST(x[0], x[1]); }

// ---- What the host has not

// sin(pi x), cos(pi x) with the argument reduced to |r| <= 1/4 without error.
static double sin_part(double r) { return sin(M_PI * r); }
static double cos_part(double r) { return cos(M_PI * r); }
static double host_sinpi(double x) {
  const double a = fabs(x), r = fmod(a, 2); // [0, 2)
  if (!isfinite(x))
    return NAN;
  const int k = (int)rint(2 * r);
  const double f = r - 0.5 * k;
  const double s = k % 4 == 0 ? sin_part(f) : k % 4 == 1 ? cos_part(f) : k % 4 == 2 ? -sin_part(f) : -cos_part(f);
  return s == 0 ? copysign(0, x) : copysign(1, x) * s;
}
static double host_cospi(double x) {
  const double r = fmod(fabs(x), 2);
  if (!isfinite(x))
    return NAN;
  const int k = (int)rint(2 * r);
  const double f = r - 0.5 * k;
  const double c = k % 4 == 0 ? cos_part(f) : k % 4 == 1 ? -sin_part(f) : k % 4 == 2 ? -cos_part(f) : sin_part(f);
  return c == 0 ? 0 : c;
}
static double host_tanpi(double x) {
  const double s = host_sinpi(x), c = host_cospi(x);
  if (s == 0) // +0 for even positive and odd negative integers
    return x == 0 ? x : copysign(0, x * c);
  return c == 0 ? s * INFINITY : s / c;
}
static double host_asinpi(double x) { return asin(x) / M_PI; }
static double host_acospi(double x) { return acos(x) / M_PI; }
static double host_atanpi(double x) { return atan(x) / M_PI; }
static double host_atan2pi(double y, double x) { return atan2(y, x) / M_PI; }
static double host_lgamma(double x) {
  int sign;
  return lgamma_r(x, &sign);
}

UNARY(acos, mpfr_acos, acos)
UNARY(acosh, mpfr_acosh, acosh)
UNARY(acospi, mpfr_acospi, host_acospi)
UNARY(asin, mpfr_asin, asin)
UNARY(asinh, mpfr_asinh, asinh)
UNARY(asinpi, mpfr_asinpi, host_asinpi)
UNARY(atan, mpfr_atan, atan)
UNARY(atanh, mpfr_atanh, atanh)
UNARY(atanpi, mpfr_atanpi, host_atanpi)
UNARY(cbrt, mpfr_cbrt, cbrt)
UNARY(ceil, mpfr_rint_ceil, ceil)
UNARY(cos, mpfr_cos, cos)
UNARY(cosh, mpfr_cosh, cosh)
UNARY(cospi, mpfr_cospi, host_cospi)
UNARY(erf, mpfr_erf, erf)
UNARY(erfc, mpfr_erfc, erfc)
UNARY(exp, mpfr_exp, exp)
UNARY(exp10, mpfr_exp10, exp10)
UNARY(exp2, mpfr_exp2, exp2)
UNARY(expm1, mpfr_expm1, expm1)
UNARY(fabs, mpfr_abs, fabs)
UNARY(floor, mpfr_rint_floor, floor)
UNARY(log, mpfr_log, log)
UNARY(log10, mpfr_log10, log10)
UNARY(log1p, mpfr_log1p, log1p)
UNARY(log2, mpfr_log2, log2)
UNARY(rint, mpfr_rint_roundeven, rint)
UNARY(round, mpfr_rint_round, round)
UNARY(sin, mpfr_sin, sin)
UNARY(sinh, mpfr_sinh, sinh)
UNARY(sinpi, mpfr_sinpi, host_sinpi)
UNARY(sqrt, mpfr_sqrt, sqrt)
UNARY(tan, mpfr_tan, tan)
UNARY(tanh, mpfr_tanh, tanh)
UNARY(tanpi, mpfr_tanpi, host_tanpi)
UNARY(tgamma, mpfr_gamma, tgamma)
UNARY(trunc, mpfr_rint_trunc, trunc)
BINARY(atan2, mpfr_atan2, atan2)
BINARY(atan2pi, mpfr_atan2pi, host_atan2pi)
BINARY(fdim, mpfr_dim, fdim)
BINARY(fmod, mpfr_fmod, fmod)
BINARY(hypot, mpfr_hypot, hypot)
BINARY(pow, mpfr_pow, pow)
BINARY(remainder, mpfr_remainder, remainder)

EXACT(lgamma) {
  int sign;
  return mpfr_lgamma(r, &sign, x[0], MPFR_RNDN);
}
QUICK(lgamma) { return host_lgamma(x[0]); }

EXACT(fma) { return mpfr_fma(r, x[0], x[1], x[2], MPFR_RNDN); }
QUICK(fma) { return fma(x[0], x[1], x[2]); }

EXACT(divide) { return mpfr_div(r, x[0], x[1], MPFR_RNDN); }
QUICK(divide) { return x[0] / x[1]; }

EXACT(recip) { return mpfr_ui_div(r, 1, x[0], MPFR_RNDN); }
QUICK(recip) { return 1 / x[0]; }

EXACT(rsqrt) { // MPFR's of -0 is +inf; 1 / sqrt(-0) is -inf
  const int ternary = mpfr_rec_sqrt(r, x[0], MPFR_RNDN);
  if (mpfr_zero_p(x[0]) && mpfr_signbit(x[0]))
    mpfr_set_inf(r, -1);
  return ternary;
}
QUICK(rsqrt) { return 1 / sqrt(x[0]); }

EXACT(powr) { // MPFR's of 1 and NaN is 1
  const int ternary = mpfr_powr(r, x[0], x[1], MPFR_RNDN);
  if (mpfr_nan_p(x[1]))
    mpfr_set_nan(r);
  return ternary;
}
QUICK(powr) { // 7.5.1
  const bool undefined =
      isnan(x[0]) || isnan(x[1]) || x[0] < 0 || ((x[0] == 0 || isinf(x[0])) && x[1] == 0) || (x[0] == 1 && isinf(x[1]));
  return undefined ? NAN : pow(fabs(x[0]), x[1]);
}

EXACT(pown) { return mpfr_pow_si(r, x[0], mpfr_get_si(x[1], MPFR_RNDN), MPFR_RNDN); }
QUICK(pown) { return pow(x[0], x[1]); }

EXACT(rootn) { return mpfr_rootn_si(r, x[0], mpfr_get_si(x[1], MPFR_RNDN), MPFR_RNDN); }
QUICK(rootn) {
  const bool odd = fmod(x[1], 2) != 0;
  if (isnan(x[0]) || x[1] == 0 || (x[0] < 0 && !odd))
    return NAN;
  return copysign(x[1] == 1 ? fabs(x[0]) : pow(fabs(x[0]), 1 / x[1]), odd ? x[0] : 1);
}

EXACT(ldexp) { return mpfr_mul_2si(r, x[0], mpfr_get_si(x[1], MPFR_RNDN), MPFR_RNDN); }
QUICK(ldexp) { return ldexp(x[0], (int)x[1]); }

static const function functions[] = {
    ENTRY(acos),  ENTRY(acosh),   ENTRY(acospi), ENTRY(asin),   ENTRY(asinh),     ENTRY(asinpi), ENTRY(atan),
    ENTRY(atan2), ENTRY(atan2pi), ENTRY(atanh),  ENTRY(atanpi), ENTRY(cbrt),      ENTRY(ceil),   ENTRY(cos),
    ENTRY(cosh),  ENTRY(cospi),   ENTRY(divide), ENTRY(erf),    ENTRY(erfc),      ENTRY(exp),    ENTRY(exp10),
    ENTRY(exp2),  ENTRY(expm1),   ENTRY(fabs),   ENTRY(fdim),   ENTRY(floor),     ENTRY(fma),    ENTRY(fmod),
    ENTRY(hypot), ENTRY(ldexp),   ENTRY(lgamma), ENTRY(log),    ENTRY(log10),     ENTRY(log1p),  ENTRY(log2),
    ENTRY(pow),   ENTRY(pown),    ENTRY(powr),   ENTRY(recip),  ENTRY(remainder), ENTRY(rint),   ENTRY(rootn),
    ENTRY(round), ENTRY(rsqrt),   ENTRY(sin),    ENTRY(sinh),   ENTRY(sinpi),     ENTRY(sqrt),   ENTRY(tan),
    ENTRY(tanh),  ENTRY(tanpi),   ENTRY(tgamma), ENTRY(trunc),
};

const function *find_function(const char *name) {
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
    if (!strcmp(functions[i].name, name))
      return &functions[i];
  for (size_t i = 0; i < extension_count; i++)
    if (!strcmp(extensions[i].name, name))
      return &extensions[i];
  return NULL;
}
