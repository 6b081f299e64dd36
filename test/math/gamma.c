// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests erf, erfc, tgamma, lgamma and lgamma_r (6.15.2) in every width, and lgamma_r with pointers to every address
// space. accuracy.test tries more arguments.
// ONE-DEVICE: accuracy.test and vectors.test compare the bits of all others.
#include "unary.h"

UNARY(erf)
UNARY(erfc)
UNARY_BY(gamma, tgamma)

// The sign that lgamma_r returns: that of gamma(x), 0 for zero and negative integers (7.5.1), 1 for infinities and NaN.
static int log_gamma_sign(double x) {
  double whole = floor(x);
  if (x <= 0 && isfinite(x) && x == whole)
    return 0;
  return x < 0 && isfinite(x) && fmod(whole, 2) != 0 ? -1 : 1;
}
static int log_gamma(mpfr_t y, const mpfr_t x, mpfr_rnd_t r) {
  int sign;
  return mpfr_lgamma(y, &sign, x, r);
}
static void lgamma_reference(call *c) {
  c->out[0] = correct1(c, log_gamma);
  c->out[1] = (uint32_t)log_gamma_sign(as_double(c->type, c->in[0]));
}
static bool lgamma_accept(const call *c, unsigned result, uint64_t got) {
  static bound b = {"lgamma", 1};
  if (result != 0 || c->type->index == HALF)
    return false;
  mpfr_state *s = state(c);
  set(s->in[0], c->type, c->in[0]);
  log_gamma(s->exact, s->in[0], MPFR_RNDN);
  return within(&b, c, ulp_error(c->type, s->exact, got));
}

// Leaves half of the arguments as they are. The others lie between where the functions behave like a power of x and
// beyond where they overflow or underflow, many of them near multiples of 1/2.
static void usual(call *c) {
  const element *t = c->type;
  uint64_t r = random_bits();
  if (t->index == HALF || r & 16)
    return;
  double most = t->index == DOUBLE ? 190 : 45,
         x = (2 * (double)(random_bits() >> 11) * 0x1p-53 - 1) * (r & 4 ? most : 5);
  float part = (float)ldexp((double)(random_bits() >> 40), -(int)(r >> 16) % 40 - 24);
  x = r & 1 ? rint(2 * x) / 2 + (r & 8 ? part : -part) : x;
  mpfr_state *s = state(c);
  set_range(t);
  int ternary = mpfr_set_d(s->out, x, MPFR_RNDN);
  c->in[0] = rounded(t, s->out, ternary);
}

// As `usual`, but a quarter of the arguments lie beside zeros of ln|gamma(x)|, of which each half-unit below -2 has
// one.
static void beside_zeros(call *c) {
  const element *t = c->type;
  usual(c);
  uint64_t r = random_bits();
  if (t->index == HALF || r & 3)
    return;
  double low = 2 + (double)(r >> 2 & 31) / 2, high = low + 0.5, middle;
  bool falls = low == floor(low);
  while ((middle = (low + high) / 2) > low && middle < high)
    *((fabs(tgamma(-middle)) > 1) == falls ? &low : &high) = middle;
  double part = 2 * (double)(random_bits() >> 11) * 0x1p-53 - 1, x = -middle * (1 + ldexp(part, -(int)(r >> 16) % 53));
  mpfr_state *s = state(c);
  set_range(t);
  int ternary = mpfr_set_d(s->out, x, MPFR_RNDN);
  c->in[0] = rounded(t, s->out, ternary);
}

#define LOG_GAMMA_R "gentype lgamma_r(gentype x, intn *signp)"
static const builtin_test table[] = {
    {"gentype erf(gentype x)", FLOATS, erf_reference, .accept = erf_accept, .arguments = usual},
    {"gentype erfc(gentype x)", FLOATS, erfc_reference, .accept = erfc_accept, .arguments = usual},
    {"gentype tgamma(gentype x)", FLOATS, gamma_reference, .accept = gamma_accept, .arguments = usual},
    {"gentype lgamma(gentype x)", FLOATS, lgamma_reference, .accept = lgamma_accept, .arguments = beside_zeros},
    {LOG_GAMMA_R, ONE(FLOAT) | ONE(DOUBLE), lgamma_reference, .accept = lgamma_accept, .arguments = beside_zeros},
    {LOG_GAMMA_R, FLOATS, lgamma_reference, .accept = lgamma_accept}, // with special values
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "erf, erfc, tgamma, lgamma, lgamma_r");
  CHECK_BUILTINS(table);
  return harness_finish();
}
