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

// The fractions c(n) / (n^2 h^2 + z), c(n) = e^(-n^2 h^2), n = 1, 2, ..., as one: polynomials in z above and below the
// line
static void sum_fractions(constants *c) {
  mpfr_t above[ERFC_TERMS + 1], below[ERFC_TERMS + 2], root, weight, product;
  for (mpfr_t &x : above)
    mpfr_init2(x, 1600), mpfr_set_ui(x, 0, MPFR_RNDN);
  for (mpfr_t &x : below)
    mpfr_init2(x, 1600), mpfr_set_ui(x, 0, MPFR_RNDN);
  mpfr_inits2(1600, root, weight, product, NULL);
  mpfr_set_ui(below[0], 1, MPFR_RNDN);
  for (int n = 1; n <= ERFC_TERMS; n++) {
    mpfr_set_ui(root, 9 * n * n, MPFR_RNDN);
    mpfr_div_ui(root, root, 100, MPFR_RNDN);
    mpfr_neg(weight, root, MPFR_RNDN);
    mpfr_exp(weight, weight, MPFR_RNDN);
    for (int i = n; i >= 0; i--) { // above = above (root + z) + weight below, below = below (root + z)
      mpfr_mul(above[i], above[i], root, MPFR_RNDN);
      mpfr_fma(above[i], weight, below[i], above[i], MPFR_RNDN);
      mpfr_mul(product, below[i], root, MPFR_RNDN);
      mpfr_set(below[i], product, MPFR_RNDN);
      if (i) {
        mpfr_add(above[i], above[i], above[i - 1], MPFR_RNDN);
        mpfr_add(below[i], below[i], below[i - 1], MPFR_RNDN);
      }
    }
  }
  for (int i = 0; i < ERFC_TERMS; i++)
    c->above[i] = taken_from(above[i]);
  for (int i = 0; i <= ERFC_TERMS; i++)
    c->below[i] = taken_from(below[i]);
  for (mpfr_t &x : above)
    mpfr_clear(x);
  for (mpfr_t &x : below)
    mpfr_clear(x);
  mpfr_clears(root, weight, product, NULL);
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
  mpfr_t y;
  mpfr_init2(y, 1600);
  mpfr_const_pi(y, MPFR_RNDN);
  mpfr_rec_sqrt(y, y, MPFR_RNDN); // erf's terms are 2/root(pi) (-1)^i / (i! (2i + 1))
  for (int i = 0; i < ERF_TERMS; i++) {
    mpfr_fac_ui(x, i, MPFR_RNDN);
    mpfr_mul_ui(x, x, 2 * i + 1, MPFR_RNDN);
    mpfr_div(x, y, x, MPFR_RNDN);
    c->erf_terms[i] = with_sign(scaled(taken_from(x), 1), i & 1);
  }
  sum_fractions(c);
  mpfr_set_ui(x, 6, MPFR_RNDN);
  mpfr_div_ui(x, x, 10, MPFR_RNDN);
  mpfr_const_pi(y, MPFR_RNDN);
  mpfr_div(x, x, y, MPFR_RNDN);
  c->two_steps_over_pi = taken_from(x);
  mpfr_mul_ui(x, y, 20, MPFR_RNDN);
  mpfr_div_ui(x, x, 3, MPFR_RNDN);
  c->two_pi_over_step = taken_from(x);
  mpfr_mul_2ui(x, y, 1, MPFR_RNDN);
  mpfr_log(x, x, MPFR_RNDN);
  c->half_log_two_pi = scaled(taken_from(x), -1);
  for (int k = 1; k <= GAMMA_TERMS; k++) { // B(2k) is (-1)^(k + 1) 2 (2k)! zeta(2k) / (2 pi)^(2k)
    mpfr_zeta_ui(x, 2 * k, MPFR_RNDN);
    mpfr_fac_ui(y, 2 * k - 2, MPFR_RNDN);
    mpfr_mul(x, x, y, MPFR_RNDN);
    mpfr_const_pi(y, MPFR_RNDN);
    mpfr_mul_2ui(y, y, 1, MPFR_RNDN);
    mpfr_pow_ui(y, y, 2 * k, MPFR_RNDN);
    mpfr_div(x, x, y, MPFR_RNDN);
    c->gamma_terms[k - 1] = with_sign(scaled(taken_from(x), 1), !(k & 1));
  }
  mpfr_const_euler(x, MPFR_RNDN);
  c->zeta_terms[0] = -taken_from(x);
  for (int k = 2; k <= ZETA_TERMS; k++) {
    mpfr_zeta_ui(x, k, MPFR_RNDN);
    mpfr_div_ui(x, x, k, MPFR_RNDN);
    c->zeta_terms[k - 1] = with_sign(taken_from(x), k & 1);
  }
  mpfr_clears(x, y, NULL);
}
#endif
