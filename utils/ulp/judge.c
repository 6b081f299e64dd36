// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The judge. Half and float results are compared with the host's double function, whose error is some 2^-28 of a
// float's ulp; MPFR decides where that is too near a rounding border, where the kind of the result is in doubt, and at
// one point in 2^14 to watch over the host. Double results are compared with MPFR's, as a sum of two doubles.
#include "ulp.h"
#include "exact.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double doubt = 0x1p-20; // ulp; the host's function is taken to be better than that

static _Thread_local struct {
  mpfr_t in[MOST_ARGUMENTS], exact, rest, rounded;
} m;

void judge_start(void) {
  for (unsigned i = 0; i < MOST_ARGUMENTS; i++)
    mpfr_init2(m.in[i], 64);
  mpfr_inits2(64, m.exact, m.rest, m.rounded, NULL);
  mpfr_set_emin(mpfr_get_emin_min());
  mpfr_set_emax(mpfr_get_emax_max());
}

void judge_end(void) {
  for (unsigned i = 0; i < MOST_ARGUMENTS; i++)
    mpfr_clear(m.in[i]);
  mpfr_clears(m.exact, m.rest, m.rounded, NULL);
  mpfr_free_cache();
}

static double argument_value(const signature *s, const uint64_t in[], unsigned i) {
  return as_double(argument_type(s, i), in[i]);
}

static void set_arguments(const signature *s, const uint64_t in[]) {
  for (unsigned i = 0; i < s->count; i++)
    mpfr_set_d(m.in[i], argument_value(s, in, i), MPFR_RNDN);
}

// Leaves the exact result to this many bits in m.exact.
static void evaluate(const signature *s, const uint64_t in[], mpfr_prec_t bits) {
  set_arguments(s, in);
  mpfr_set_prec(m.exact, bits);
  s->function->exact(m.exact, m.in);
}

// Rounded once: MPFR in the type's precision and range.
uint64_t exact_result(const signature *s, const uint64_t in[MOST_ARGUMENTS]) {
  const element *t = s->type;
  const mpfr_exp_t least = mpfr_get_emin(), most = mpfr_get_emax();
  set_arguments(s, in);
  mpfr_set_prec(m.rounded, t->fraction_bits + 1);
  int ternary = s->function->exact(m.rounded, m.in);
  mpfr_set_emin(2 - t->max_exponent - (int)t->fraction_bits);
  mpfr_set_emax(t->max_exponent + 1);
  ternary = mpfr_check_range(m.rounded, ternary, MPFR_RNDN);
  mpfr_subnormalize(m.rounded, ternary, MPFR_RNDN);
  mpfr_set_emin(least);
  mpfr_set_emax(most);
  return nearest(t, m.rounded);
}

static void note(uint64_t *count, finding *first, const uint64_t in[], uint64_t got) {
  if (!(*count)++) {
    memcpy(first->in, in, sizeof first->in);
    first->got = got;
  }
}

static void note_error(tally *sum, double error, const uint64_t in[], uint64_t got) {
  if (error > sum->max) {
    sum->max = error;
    memcpy(sum->at_max.in, in, sizeof sum->at_max.in);
    sum->at_max.got = got;
  }
}

static bool is_zero(const element *t, uint64_t bits) { return !(bits & all_ones(t) >> 1); }

// The error against hi + lo, a number within the type's finite range, in ulp. All three are scaled by 2^scale, so that
// hi is no subnormal double.
static double error_against(const element *t, double got, double hi, double lo, int scale) {
  uint64_t bits;
  memcpy(&bits, &hi, sizeof bits);
  int exponent = (int)(bits >> 52 & 0x7ff) - 1023;
  const int least = 1 - t->max_exponent + scale;
  exponent = exponent < least ? least : exponent;
  bits = (uint64_t)(1023 + (int)t->fraction_bits - exponent) << 52;
  double ulps_per_one;
  memcpy(&ulps_per_one, &bits, sizeof bits);
  return fabs(got - hi - lo) * ulps_per_one;
}

// How many ulps OpenCL C allows a function of float with unsafe math optimizations (7.4, the table for them): infinity
// where it leaves the error open, or has the result derived from other functions. In [-pi, pi] and [1/2, 2] the table's
// bounds are absolute.
static double relaxed_ulps(const char *function, double x, double result) {
  const int exponent = result == 0 ? -126 : ilogb(result);
  const double ulp = ldexp(1, (exponent < -126 ? -126 : exponent) - 23);
  if (!strcmp(function, "sin") || !strcmp(function, "cos"))
    return fabs(x) <= 3.14159265358979 ? 0x1p-11 / ulp : INFINITY;
  if (!strncmp(function, "log", 3))
    return x >= 0.5 && x <= 2 ? 0x1p-21 / ulp : 3;
  if (!strcmp(function, "exp") || !strcmp(function, "exp2"))
    return 3 + floor(fabs(2 * x));
  return INFINITY;
}

// How much larger the unit is that the table measures in.
static double unit_of(const signature *s, const domain *d, const uint64_t in[], double result) {
  return d->relaxed ? relaxed_ulps(s->function->name, argument_value(s, in, 0), result) : 1;
}

// By MPFR alone.
static void judge_exactly(tally *sum, const signature *s, const domain *d, const uint64_t in[], uint64_t got) {
  const element *t = s->type;
  evaluate(s, in, t->fraction_bits + 44);
  if (mpfr_nan_p(m.exact) || is_nan(t, got)) {
    if (!mpfr_nan_p(m.exact) || !is_nan(t, got))
      note(&sum->special, &sum->at_special, in, got);
    return;
  }
  const bool negative = mpfr_signbit(m.exact), zero = is_zero(t, got);
  if (zero && negative != !!(got & sign_bit(t)) && !d->relaxed)
    note(&sum->zero_sign, &sum->at_zero_sign, in, got);
  if (mpfr_zero_p(m.exact) || mpfr_inf_p(m.exact)) {
    if (mpfr_zero_p(m.exact) ? !zero : got != (infinity(t) | (negative ? sign_bit(t) : 0)))
      note(&sum->special, &sum->at_special, in, got);
    return;
  }
  const mpfr_exp_t exponent = mpfr_get_exp(m.exact);
  double hi = 0, error;
  if (is_finite(t, got) && exponent <= t->max_exponent + 1 && exponent > -1300) {
    const int scale = exponent < -400 ? 600 : 0;
    mpfr_mul_2si(m.exact, m.exact, scale, MPFR_RNDN);
    hi = mpfr_get_d(m.exact, MPFR_RNDN);
    mpfr_set_prec(m.rest, 64);
    mpfr_sub_d(m.rest, m.exact, hi, MPFR_RNDN);
    error = error_against(t, scale ? ldexp(as_double(t, got), scale) : as_double(t, got), hi,
                          mpfr_get_d(m.rest, MPFR_RNDN), scale);
    mpfr_mul_2si(m.exact, m.exact, -scale, MPFR_RNDN);
    hi = scale ? 0 : hi;
  } else { // about overflow, and far below the least subnormal
    error = error_in(t, got, m.exact, ulp_exponent(t, m.exact));
    if (isinf(error)) {
      note(&sum->special, &sum->at_special, in, got);
      return;
    }
  }
  const uint64_t correct = fabs(error - 0.5) < doubt ? exact_result(s, in) : error < 0.5 ? got : ~got;
  if (correct != got && !(zero && is_zero(t, correct)))
    note(&sum->misrounded, &sum->at_misrounded, in, got);
  if (zero && error >= 1 && mpfr_get_exp(m.exact) <= 1 - t->max_exponent && !d->relaxed)
    note(&sum->flushed, &sum->at_flushed, in, got);
  note_error(sum, error / unit_of(s, d, in, hi), in, got);
}

// What the host's function says, for types that have one.
static double host_result(const signature *s, const uint64_t in[]) {
  double arguments[MOST_ARGUMENTS] = {0};
  for (unsigned i = 0; i < s->count; i++)
    arguments[i] = argument_value(s, in, i);
  return s->function->quick(arguments);
}

static double overflow_of(const element *t) { return t->index == FLOAT ? 0x1p128 : 0x1p16; }

// By the host, where there is no doubt.
static bool judge_quickly(tally *sum, const signature *s, const domain *d, const uint64_t in[], uint64_t got) {
  const element *t = s->type;
  const double exact = host_result(s, in);
  if (isnan(exact))
    return is_nan(t, got);
  if (is_nan(t, got))
    return false;
  const double value = as_double(t, got), overflow = overflow_of(t);
  if (exact == 0 || fabs(exact) >= overflow * 1.000001) // exactly so, or far beyond the type's range
    return signbit(value) == signbit(exact) && (exact == 0 ? value == 0 : isinf(value));
  if (!isfinite(value) || fabs(exact) > overflow * 0.999999 || fabs(exact) < 0x1p-960)
    return false;
  const double error = error_against(t, value, exact, 0, 0);
  if (fabs(error - 0.5) < doubt || (value == 0 && fabs(error - 1) < doubt) ||
      (value == 0 && signbit(value) != signbit(exact)))
    return false;
  if (error > 0.5) {
    note(&sum->misrounded, &sum->at_misrounded, in, got);
    if (value == 0 && error >= 1 && fabs(exact) * overflow < 4 && !d->relaxed) // below the least normal number
      note(&sum->flushed, &sum->at_flushed, in, got);
  }
  note_error(sum, error / unit_of(s, d, in, exact), in, got);
  return true;
}

// Whether a value is none of those that a domain leaves out.
static bool is_within(const domain *d, const element *t, uint64_t bits) {
  const uint64_t magnitude = bits & all_ones(t) >> 1;
  const bool subnormal = magnitude && magnitude < UINT64_C(1) << t->fraction_bits;
  return !t->is_float || ((is_finite(t, bits) || !d->finite) && (!subnormal || !d->normal));
}

// The exact result, rounded, decides where its kind is in doubt; one that is rounded to the least normal number is
// subnormal.
static bool is_judged(const signature *s, const domain *d, const uint64_t in[]) {
  const element *t = s->type;
  for (unsigned i = 0; i < s->count; i++)
    if (!is_within(d, argument_type(s, i), in[i]))
      return false;
  if (t->index != DOUBLE && s->function->quick) {
    const double exact = host_result(s, in), overflow = overflow_of(t);
    if (exact == 0 || (fabs(exact) < overflow * 0.999 && fabs(exact) * overflow > 4.001))
      return true;
  }
  const uint64_t result = exact_result(s, in);
  const bool tiny = !(result & all_ones(t) >> 1 & ~(UINT64_C(1) << t->fraction_bits)) && !mpfr_zero_p(m.rounded);
  return is_within(d, t, result) && !(tiny && d->normal);
}

void judge(tally *sum, const signature *s, const domain *d, const uint64_t in[MOST_ARGUMENTS], uint64_t got,
           bool check) {
  const element *t = s->type;
  const double x = argument_value(s, in, 0);
  if ((isfinite(x) && fabs(x) > d->most) || ((d->finite || d->normal) && !is_judged(s, d, in)))
    return;
  uint64_t hash = is_nan(t, got) ? quiet_nan(t) : got;
  for (unsigned i = 0; i < s->count; i++)
    hash = mix_bits(hash * 0x9e3779b97f4a7c15 + in[i] + 1);
  sum->hash += hash;
  sum->points++;
  if (d->unjudged)
    return;
  if (t->index == DOUBLE || !s->function->quick) {
    judge_exactly(sum, s, d, in, got);
    return;
  }
  if (check) {
    tally quick = {0}, exact = {0};
    judge_exactly(&exact, s, d, in, got);
    if (judge_quickly(&quick, s, d, in, got) &&
        (fabs(quick.max - exact.max) > doubt || quick.misrounded != exact.misrounded ||
         quick.flushed != exact.flushed || exact.special || exact.zero_sign)) {
      fprintf(stderr, "clc-ulp: of %s(0x%llx, 0x%llx, 0x%llx) = 0x%llx the host says %.9g ulp, MPFR %.9g%s\n",
              s->function->name, (unsigned long long)in[0], (unsigned long long)in[1], (unsigned long long)in[2],
              (unsigned long long)got, quick.max, exact.max,
              exact.special     ? " and a wrong special value"
              : exact.zero_sign ? " and a wrong sign of zero"
                                : "");
      exit(JUDGES_DISAGREE);
    }
    add_tally(sum, &exact);
  } else if (!judge_quickly(sum, s, d, in, got)) {
    judge_exactly(sum, s, d, in, got);
  }
}

void add_tally(tally *sum, const tally *next) {
#define ADD(COUNT) \
  if (next->COUNT && !sum->COUNT) \
    sum->at_##COUNT = next->at_##COUNT; \
  sum->COUNT += next->COUNT
  ADD(misrounded);
  ADD(special);
  ADD(zero_sign);
  ADD(flushed);
#undef ADD
  sum->points += next->points;
  sum->hash += next->hash;
  if (next->max > sum->max)
    sum->max = next->max, sum->at_max = next->at_max;
}
