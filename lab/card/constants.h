// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The constants of reference.h, by MPFR.
#ifndef ONECLC_CARD_CONSTANTS_H
#define ONECLC_CARD_CONSTANTS_H
#include "reference.h"
#include <mpfr.h>

// x, truncated; x changes.
static real taken_from(mpfr_t x) {
  real a = {};
  a.exponent = ZERO;
  if (mpfr_zero_p(x))
    return a;
  a.negative = mpfr_signbit(x);
  a.exponent = (int)mpfr_get_exp(x);
  mpfr_abs(x, x, MPFR_RNDN);
  mpfr_set_exp(x, 0);
  for (int i = WORDS - 1; i >= 0; i--) {
    mpfr_mul_2ui(x, x, 32, MPFR_RNDN);
    a.m.word[i] = (uint32_t)mpfr_get_ui(x, MPFR_RNDZ);
    mpfr_sub_ui(x, x, a.m.word[i], MPFR_RNDN);
  }
  return a;
}

static void compute_constants(constants *c) {
  mpfr_t x;
  mpfr_init2(x, 1600);
  const auto log_of = [&](double value) {
    return mpfr_set_d(x, value, MPFR_RNDN), mpfr_log(x, x, MPFR_RNDN), taken_from(x);
  };
  const auto inverse_of = [&] { return mpfr_ui_div(x, 1, x, MPFR_RNDN), taken_from(x); };
  c->ln2 = log_of(2);
  c->ln10 = log_of(10);
  c->ln2_over_128 = scaled(c->ln2, -7);
  mpfr_const_log2(x, MPFR_RNDN);
  c->over_ln2 = inverse_of();
  mpfr_log_ui(x, 10, MPFR_RNDN);
  c->over_ln10 = inverse_of();
  for (int i = 0; i < POWERS; i++) {
    mpfr_set_d(x, i / 128., MPFR_RNDN);
    mpfr_exp2(x, x, MPFR_RNDN);
    c->powers[i] = taken_from(x);
    c->inverse[i] = real_of(log_table_inverse(i));
    c->log_of_inverse[i] = log_of(log_table_inverse(i));
  }
  for (int i = 0; i < POWER_TERMS; i++) {
    mpfr_fac_ui(x, i + 1, MPFR_RNDN);
    c->inverse_factorials[i] = inverse_of();
  }
  for (int i = 0; i < LOG_TERMS; i++) {
    mpfr_set_si(x, i & 1 ? -(i + 1) : i + 1, MPFR_RNDN);
    c->log_terms[i] = inverse_of();
  }
  const auto pi_by = [&](int divisor) { return mpfr_const_pi(x, MPFR_RNDN), mpfr_div_si(x, x, divisor, MPFR_RNDN); };
  pi_by(1), c->pi = taken_from(x);
  pi_by(2), c->half_pi = taken_from(x);
  pi_by(1), c->over_pi = inverse_of();
  pi_by(2), mpfr_ui_div(x, 1, x, MPFR_RNDN);
  for (uint32_t &word : c->two_over_pi) {
    mpfr_mul_2ui(x, x, 32, MPFR_RNDN);
    word = (uint32_t)mpfr_get_ui(x, MPFR_RNDZ);
    mpfr_sub_ui(x, x, word, MPFR_RNDN);
  }
  for (int i = 0; i < SINE_TERMS; i++) {
    mpfr_fac_ui(x, 2 * i + 1, MPFR_RNDN);
    c->sine_terms[i] = with_sign(inverse_of(), i & 1);
    mpfr_fac_ui(x, 2 * i, MPFR_RNDN);
    c->cosine_terms[i] = with_sign(inverse_of(), i & 1);
  }
  for (int i = 0; i < TANGENTS; i++) {
    mpfr_set_d(x, i / 32., MPFR_RNDN);
    mpfr_atan(x, x, MPFR_RNDN);
    c->angles[i] = taken_from(x);
  }
  for (int i = 0; i < ANGLE_TERMS; i++) {
    mpfr_set_si(x, 2 * i + 1, MPFR_RNDN);
    c->angle_terms[i] = with_sign(inverse_of(), i & 1);
  }
  mpfr_clear(x);
}
#endif
