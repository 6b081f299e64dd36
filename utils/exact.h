// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exact values of floating-point elements, and errors in units in the last place, by MPFR.
#ifndef ONECLC_EXACT_H
#define ONECLC_EXACT_H
#include "element.h"
#include <math.h>
#define MPFR_USE_INTMAX_T
#include <mpfr.h>
#include <stdio.h>

enum { EXACT_BITS = 4500 }; // sums and products of a few doubles are exact

static inline bool is_finite(const element *t, uint64_t bits) {
  return (bits & all_ones(t) >> 1) >> t->fraction_bits < 2 * (uint64_t)t->max_exponent + 1;
}
static inline uint64_t infinity(const element *t) { return (2 * (uint64_t)t->max_exponent + 1) << t->fraction_bits; }
static inline uint64_t quiet_nan(const element *t) { return infinity(t) | 1ull << (t->fraction_bits - 1); }
static inline uint64_t sign_bit(const element *t) { return 1ull << (t->bits - 1); }

// The nearest value of the type, ties to even; a zero keeps its sign.
static inline uint64_t nearest(const element *t, mpfr_srcptr x) {
  uint64_t sign = mpfr_signbit(x) ? sign_bit(t) : 0;
  if (mpfr_nan_p(x))
    return quiet_nan(t);
  if (mpfr_inf_p(x))
    return sign | infinity(t);
  if (mpfr_zero_p(x))
    return sign;
  int least = 1 - t->max_exponent - (int)t->fraction_bits; // exponent of the least subnormal
  long unit = mpfr_get_exp(x) - 1 - (int)t->fraction_bits;
  if (unit < least)
    unit = least;
  mpfr_t scaled;
  mpfr_init2(scaled, mpfr_get_prec(x));
  mpfr_mul_2si(scaled, x, -unit, MPFR_RNDN);
  mpfr_rint(scaled, scaled, MPFR_RNDN); // ties to even
  mpfr_abs(scaled, scaled, MPFR_RNDN);
  uint64_t significand = mpfr_get_uj(scaled, MPFR_RNDN);
  mpfr_clear(scaled);
  // A significand without its leading bit is a subnormal; a carry out of it goes into the exponent's field.
  uint64_t bits = ((uint64_t)(unit - least) << t->fraction_bits) + significand;
  return sign | (bits < infinity(t) && unit <= t->max_exponent ? bits : infinity(t));
}

static inline uint64_t nearest_double(const element *t, double x) {
  mpfr_t exact;
  mpfr_init2(exact, 53);
  mpfr_set_d(exact, x, MPFR_RNDN);
  uint64_t bits = nearest(t, exact);
  mpfr_clear(exact);
  return bits;
}

static inline long ulp_exponent(const element *t, mpfr_srcptr x) { // one ulp of x is 2 to this
  int least = 1 - t->max_exponent - (int)t->fraction_bits;
  long unit = mpfr_zero_p(x) ? least : mpfr_get_exp(x) - 1 - (int)t->fraction_bits;
  return unit < least ? least : unit;
}

// |got - exact| in units of 2^exponent. Infinity counts as the power of two above the greatest number, unless that is
// what the exact value rounds to.
static inline double error_in(const element *t, uint64_t got, mpfr_srcptr exact, long exponent) {
  if (is_nan(t, got) || mpfr_nan_p(exact))
    return is_nan(t, got) && mpfr_nan_p(exact) ? 0 : INFINITY;
  if (got == nearest(t, exact))
    return 0; // not so, but below any bound; takes infinities out
  if (mpfr_inf_p(exact))
    return INFINITY;
  mpfr_t difference;
  mpfr_init2(difference, EXACT_BITS);
  mpfr_set_d(difference, as_double(t, got), MPFR_RNDN);
  if (!is_finite(t, got))
    mpfr_set_si_2exp(difference, got & sign_bit(t) ? -1 : 1, t->max_exponent + 1, MPFR_RNDN);
  mpfr_sub(difference, difference, exact, MPFR_RNDN);
  mpfr_mul_2si(difference, difference, -exponent, MPFR_RNDN);
  double error = fabs(mpfr_get_d(difference, MPFR_RNDN));
  mpfr_clear(difference);
  return error;
}
static inline double ulp_error(const element *t, uint64_t got, mpfr_srcptr exact) {
  return error_in(t, got, exact, ulp_exponent(t, exact));
}

#endif
