// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// References for the tests of mathematical functions: MPFR's correctly rounded results in half, float and double, and
// the error of a result in ulp. With --full, which tries all floats, the host's functions in double take the place of
// MPFR: they are good to 10^-8 float ulp and much faster. One element in 1024 is compared with MPFR.
#ifndef ONECLC_TEST_REFERENCE_H
#define ONECLC_TEST_REFERENCE_H
#include "harness.h"
#include <math.h>
#include <mpfr.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int (*mpfr_unary)(mpfr_t, const mpfr_t, mpfr_rnd_t);
typedef int (*mpfr_binary)(mpfr_t, const mpfr_t, const mpfr_t, mpfr_rnd_t);
enum { EXACT_BITS = 240 };

static inline int least_exponent(const element *t) {
  return 2 - t->max_exponent - (int)t->fraction_bits;
} // by MPFR's convention: 1/2 <= significand < 1

static inline uint64_t infinity(const element *t) { return (2 * (uint64_t)t->max_exponent + 1) << t->fraction_bits; }
static inline uint64_t quiet_nan(const element *t) { return infinity(t) | 1ull << (t->fraction_bits - 1); }
static inline uint64_t sign_of(const element *t, uint64_t bits) { return bits & 1ull << (t->bits - 1); }
static inline uint64_t magnitude(const element *t, uint64_t bits) { return bits & ~(1ull << (t->bits - 1)); }

// The bits of a value, which the type t must represent exactly.
static inline uint64_t bits_of(const element *t, double value) {
  uint64_t sign = signbit(value) ? 1ull << (t->bits - 1) : 0;
  if (isnan(value))
    return quiet_nan(t);
  if (isinf(value))
    return sign | infinity(t);
  if (value == 0)
    return sign;
  int exponent;
  double fraction = frexp(fabs(value), &exponent); // 1/2 <= fraction < 1
  int field = exponent - 1 + t->max_exponent, shift = (int)t->fraction_bits + 1 + (field < 1 ? field - 1 : 0);
  double significand = ldexp(fraction, shift);
  if (significand != floor(significand) || field > 2 * t->max_exponent) {
    fprintf(stderr, "reference: %a is no %s\n", value, t->name);
    abort();
  }
  return sign | ((field < 1 ? 0 : (uint64_t)(field - 1) << t->fraction_bits) + (uint64_t)significand);
}

// Sets MPFR's range of exponents to that of the type, or to the largest there is if t is NULL. Results are variables of
// the type's precision, so that MPFR rounds as the type does.
static inline void set_range(const element *t) {
  mpfr_set_emin(t ? least_exponent(t) : mpfr_get_emin_min());
  mpfr_set_emax(t ? t->max_exponent + 1 : mpfr_get_emax_max());
}

typedef struct {
  mpfr_t in[3], out, exact;
} mpfr_state;
static inline mpfr_state *state(const call *c) {
  static mpfr_state s;
  if (!s.out[0]._mpfr_d) {
    for (int i = 0; i < 3; i++)
      mpfr_init2(s.in[i], 64);
    mpfr_init2(s.out, 53);
    mpfr_init2(s.exact, EXACT_BITS);
  }
  set_range(NULL);
  mpfr_set_prec(s.out, c->type->fraction_bits + 1);
  return &s;
}
static inline void set(mpfr_t v, const element *t, uint64_t bits) { mpfr_set_d(v, as_double(t, bits), MPFR_RNDN); }

static inline uint64_t rounded(const element *t, mpfr_t v, int ternary) {
  ternary = mpfr_check_range(v, ternary, MPFR_RNDN);
  mpfr_subnormalize(v, ternary, MPFR_RNDN);
  return bits_of(t, mpfr_get_d(v, MPFR_RNDN));
}

static inline uint64_t correct1(const call *c, mpfr_unary f) {
  mpfr_state *s = state(c);
  set(s->in[0], c->type, c->in[0]);
  set_range(c->type);
  return rounded(c->type, s->out, f(s->out, s->in[0], MPFR_RNDN));
}

static inline uint64_t correct2(const call *c, mpfr_binary f) {
  mpfr_state *s = state(c);
  set(s->in[0], c->type, c->in[0]);
  set(s->in[1], c->type, c->in[1]);
  set_range(c->type);
  return rounded(c->type, s->out, f(s->out, s->in[0], s->in[1], MPFR_RNDN));
}

// The reference of a unary function: MPFR's result, or, when --full tries all floats, the host's result in double
// rounded to float.
static inline void reference1(call *c, mpfr_unary f, double (*quick)(double)) {
  static uint64_t count;
  if (!test.full || c->type->index != FLOAT) {
    c->out[0] = correct1(c, f);
    return;
  }
  float value = (float)quick(as_double(c->type, c->in[0]));
  c->out[0] = bits_of(c->type, value);
  if (count++ % 1024 == 0) {
    uint64_t correct = correct1(c, f);
    // In rare cases the double result, rounded again to float, differs from the correctly rounded one.
    check(llabs((int64_t)(correct - c->out[0])) <= 1, "the host's result for %s 0x%llx is not MPFR's", c->type->name,
          (unsigned long long)c->in[0]);
    c->out[0] = correct;
  }
}

// ---- Errors in ulp, of functions that need not be correctly rounded

typedef struct {
  const char *name;
  double limit, worst[3]; // the greatest error seen, for half, float, double
  uint64_t at[3][2];
} bound;

// The error of `got` in ulp, where `exact` is the true result; infinity if the kind of the result is wrong.
static inline double ulp_error(const element *t, const mpfr_t exact, uint64_t got) {
  static mpfr_t difference;
  if (!difference[0]._mpfr_d)
    mpfr_init2(difference, EXACT_BITS);
  double value = as_double(t, got);
  if (mpfr_nan_p(exact) || isnan(value))
    return mpfr_nan_p(exact) && isnan(value) ? 0 : INFINITY;
  if (!!mpfr_signbit(exact) != !!signbit(value))
    return INFINITY;
  bool beyond = mpfr_inf_p(exact) || (!mpfr_zero_p(exact) && mpfr_get_exp(exact) > t->max_exponent + 2);
  if (beyond || mpfr_zero_p(exact))
    return beyond ? (isinf(value) ? 0 : INFINITY) : value == 0 ? 0 : INFINITY;
  long exponent = mpfr_get_exp(exact) - 1;
  if (exponent < 1 - t->max_exponent)
    exponent = 1 - t->max_exponent;
  if (exponent > t->max_exponent)
    exponent = t->max_exponent;
  if (isinf(value))
    mpfr_set_ui_2exp(difference, 1, t->max_exponent + 1, MPFR_RNDN);
  else
    mpfr_set_d(difference, fabs(value), MPFR_RNDN);
  if (signbit(value))
    mpfr_neg(difference, difference, MPFR_RNDN);
  mpfr_sub(difference, difference, exact, MPFR_RNDN);
  mpfr_mul_2si(difference, difference, (long)t->fraction_bits - exponent, MPFR_RNDN);
  return fabs(mpfr_get_d(difference, MPFR_RNDU));
}

static inline bool within(bound *b, const call *c, double error) {
  unsigned i = c->type->index - HALF;
  if (error > b->worst[i])
    b->worst[i] = error, b->at[i][0] = c->in[0], b->at[i][1] = c->in[1];
  return error <= b->limit;
}

static inline bool within1(bound *b, const call *c, uint64_t got, mpfr_unary f, double (*quick)(double)) {
  if (test.full && c->type->index == FLOAT) { // the same with the host's double
    double exact = quick(as_double(c->type, c->in[0])), value = as_double(c->type, got);
    if (isfinite(exact) && isfinite(value) && exact != 0 && fabs(exact) < 0x1p127) {
      int exponent = ilogb(exact);
      return within(b, c, fabs(value - exact) * ldexp(1, 23 - (exponent < -126 ? -126 : exponent)));
    }
  }
  mpfr_state *s = state(c);
  set(s->in[0], c->type, c->in[0]);
  f(s->exact, s->in[0], MPFR_RNDN);
  return within(b, c, ulp_error(c->type, s->exact, got));
}

static inline bool within2(bound *b, const call *c, uint64_t got, mpfr_binary f) {
  mpfr_state *s = state(c);
  set(s->in[0], c->type, c->in[0]);
  set(s->in[1], c->type, c->in[1]);
  f(s->exact, s->in[0], s->in[1], MPFR_RNDN);
  return within(b, c, ulp_error(c->type, s->exact, got));
}

static inline void print_bounds(const bound *b, size_t count) {
  for (; count--; b++)
    for (unsigned i = 0; i < 3; i++)
      if (b->worst[i] > 0)
        printf("%s, %s: largest error %.4f ulp, at 0x%llx 0x%llx\n", b->name, types[HALF + i].name, b->worst[i],
               (unsigned long long)b->at[i][0], (unsigned long long)b->at[i][1]);
      else
        printf("%s, %s: always correctly rounded\n", b->name, types[HALF + i].name);
}

// ---- Arguments

// Replaces a floating-point argument, in half of the elements, by one near a power of two, where all exponents are
// equally likely.
static inline void near_powers(call *c, unsigned argument) {
  const element *t = c->type;
  uint64_t r = random_bits();
  if (r & 1)
    return;
  uint64_t field = random_bits() % (2 * (uint64_t)t->max_exponent + 1), delta = (random_bits() % 9 - 4);
  uint64_t bits = (field << t->fraction_bits) + delta;
  c->in[argument] = (magnitude(t, bits) & all_ones(t)) | (r & 2 ? 1ull << (t->bits - 1) : 0);
}
static inline void near_powers1(call *c) { near_powers(c, 0); }

// Replaces half of the arguments of an exponential by ones up to where the results overflow and underflow. about_one(),
// for logarithms, chooses arguments near 1 and near powers of two.
static inline void finite_powers(call *c) {
  const element *t = c->type;
  double u = (double)(random_bits() >> 11) * 0x1p-53;
  if (random_bits() & 1)
    return;
  double x = (2 * t->max_exponent + 30) * (u - 0.5);
  mpfr_state *s = state(c);
  set_range(c->type);
  mpfr_set_d(s->out, x, MPFR_RNDN);
  c->in[0] = rounded(t, s->out, 0);
}
static inline void about_one(call *c) {
  const element *t = c->type;
  uint64_t r = random_bits();
  if (r & 1)
    near_powers(c, 0);
  else if (r & 2)
    c->in[0] = ((uint64_t)t->max_exponent << t->fraction_bits) +
               (random_bits() >> 8) % (1ull << (r >> 8) % (t->fraction_bits + 1)) * (r & 4 ? 1 : -1ull);
  c->in[0] &= all_ones(t);
}
#endif
