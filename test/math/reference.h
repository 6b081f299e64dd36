// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// References for the tests of mathematical functions: MPFR's correctly rounded results in half, float and double.
#ifndef ONECLC_TEST_REFERENCE_H
#define ONECLC_TEST_REFERENCE_H
#include "harness.h"
#include "exact.h"
#include <string.h>

typedef int (*mpfr_binary)(mpfr_t, const mpfr_t, const mpfr_t, mpfr_rnd_t);

static inline int least_exponent(const element *t) {
  return 2 - t->max_exponent - (int)t->fraction_bits;
} // by MPFR's convention: 1/2 <= significand < 1

static inline uint64_t sign_of(const element *t, uint64_t bits) { return bits & 1ull << (t->bits - 1); }
static inline uint64_t magnitude(const element *t, uint64_t bits) { return bits & ~(1ull << (t->bits - 1)); }

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
    mpfr_init2(s.exact, 240);
  }
  set_range(NULL);
  mpfr_set_prec(s.out, c->type->fraction_bits + 1);
  return &s;
}
static inline void set(mpfr_t v, const element *t, uint64_t bits) { mpfr_set_d(v, as_double(t, bits), MPFR_RNDN); }

static inline uint64_t rounded(const element *t, mpfr_t v, int ternary) {
  ternary = mpfr_check_range(v, ternary, MPFR_RNDN);
  mpfr_subnormalize(v, ternary, MPFR_RNDN);
  set_range(NULL);
  return nearest_double(t, mpfr_get_d(v, MPFR_RNDN));
}

static inline uint64_t correct2(const call *c, mpfr_binary f) {
  mpfr_state *s = state(c);
  set(s->in[0], c->type, c->in[0]);
  set(s->in[1], c->type, c->in[1]);
  set_range(c->type);
  return rounded(c->type, s->out, f(s->out, s->in[0], s->in[1], MPFR_RNDN));
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

#endif
