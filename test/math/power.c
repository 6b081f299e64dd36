// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests roots and powers (6.15.2) against MPFR, and the half_ and native_ functions of roots, quotients, exponentials
// and logarithms.
// ONE-DEVICE: accuracy.test and vectors.test compare the bits of all others.
#include "reference.h"

static double exp10_quick(double x) { return exp10(x); }
static double rsqrt_quick(double x) { return 1 / sqrt(x); }
static int root(mpfr_t y, const mpfr_t x, mpfr_rnd_t r) { return mpfr_sqrt(y, x, r); }
static int reciprocal_root(mpfr_t y, const mpfr_t x, mpfr_rnd_t r) { // MPFR gives +inf for -0
  int ternary = mpfr_rec_sqrt(y, x, r);
  if (mpfr_zero_p(x) && mpfr_signbit(x))
    mpfr_set_inf(y, -1);
  return ternary;
}
static int powr_correct(mpfr_t z, const mpfr_t x, const mpfr_t y, mpfr_rnd_t r) { // MPFR gives 1 for (1, NaN)
  int ternary = mpfr_powr(z, x, y, r);
  if (mpfr_nan_p(y))
    mpfr_set_nan(z);
  return ternary;
}

// Results of half must be correctly rounded.
#define UNARY(NAME, LIMIT, CORRECT, QUICK) \
  static bound NAME##_bound = {#NAME, LIMIT}; \
  static void NAME##_reference(call *c) { reference1(c, CORRECT, QUICK); } \
  static bool NAME##_accept(const call *c, unsigned result, uint64_t got) { \
    return result == 0 && c->type->index != HALF && within1(&NAME##_bound, c, got, CORRECT, QUICK); \
  }
#define BINARY(NAME, LIMIT, CORRECT) \
  static bound NAME##_bound = {#NAME, LIMIT}; \
  static void NAME##_reference(call *c) { c->out[0] = correct2(c, CORRECT); } \
  static bool NAME##_accept(const call *c, unsigned result, uint64_t got) { \
    return result == 0 && c->type->index != HALF && within2(&NAME##_bound, c, got, CORRECT); \
  }
UNARY(rsqrt, 1, reciprocal_root, rsqrt_quick)
BINARY(pow, 1.0, mpfr_pow)
BINARY(powr, 1.0, powr_correct)
static int recip_correct(mpfr_t y, const mpfr_t x, mpfr_rnd_t r) { return mpfr_ui_div(y, 1, x, r); }
static double recip_quick(double x) { return 1 / x; }
// Bounds of 8192 ulp for half_ and native_ functions, which may be short polynomials or approximations by the hardware.
UNARY(rough_sqrt, 8192, root, sqrt)
UNARY(rough_rsqrt, 8192, reciprocal_root, rsqrt_quick)
UNARY(rough_recip, 8192, recip_correct, recip_quick)
BINARY(rough_divide, 8192, mpfr_div)
UNARY(rough_exp2, 8192, mpfr_exp2, exp2)
UNARY(rough_exp, 8192, mpfr_exp, exp)
UNARY(rough_exp10, 8192, mpfr_exp10, exp10_quick)
UNARY(rough_log2, 8192, mpfr_log2, log2)
UNARY(rough_log, 8192, mpfr_log, log)
UNARY(rough_log10, 8192, mpfr_log10, log10)
BINARY(rough_powr, 8192, powr_correct)
// Arguments for native_ functions: positive, of moderate magnitude, and not near 1, where approximate logarithms have
// an absolute error.
static void moderate(call *c) {
  uint64_t r = random_bits();
  for (int i = 0; i < 2; i++)
    c->in[i] = bits_of(c->type, (float)ldexp(1.25 + (double)(random_bits() >> 12) * 0x1p-53,
                                             i || r & 1 ? (int)(r >> 8 & 3) : -(int)(r >> 8 & 3) - 2));
}
static void sqrt_reference(call *c) { reference1(c, root, sqrt); }

// pown: the reference takes the integer exactly.
static bound pown_bound = {"pown", 1.0};
static void pown_reference(call *c) {
  mpfr_state *s = state(c);
  set(s->in[0], c->type, c->in[0]);
  set_range(c->type);
  c->out[0] = rounded(c->type, s->out, mpfr_pow_si(s->out, s->in[0], (int32_t)c->in[1], MPFR_RNDN));
}
static bool pown_accept(const call *c, unsigned result, uint64_t got) {
  mpfr_state *s = state(c);
  set(s->in[0], c->type, c->in[0]);
  mpfr_pow_si(s->exact, s->in[0], (int32_t)c->in[1], MPFR_RNDN);
  return result == 0 && c->type->index != HALF && within(&pown_bound, c, ulp_error(c->type, s->exact, got));
}

static bound rootn_bound = {"rootn", 1.0};
static void rootn_reference(call *c) {
  mpfr_state *s = state(c);
  set(s->in[0], c->type, c->in[0]);
  set_range(c->type);
  c->out[0] = rounded(c->type, s->out, mpfr_rootn_si(s->out, s->in[0], (int32_t)c->in[1], MPFR_RNDN));
}
static bool rootn_accept(const call *c, unsigned result, uint64_t got) {
  mpfr_state *s = state(c);
  set(s->in[0], c->type, c->in[0]);
  mpfr_rootn_si(s->exact, s->in[0], (int32_t)c->in[1], MPFR_RNDN);
  return result == 0 && c->type->index != HALF && within(&rootn_bound, c, ulp_error(c->type, s->exact, got));
}
static void root_arguments(call *c) {
  uint64_t r = random_bits();
  near_powers(c, 0);
  if (r & 1)
    c->in[1] = (uint32_t)((int32_t)(random_bits() >> 32) >> (r >> 8) % 31);
}

static void power_arguments(call *c) {
  const element *t = c->type;
  uint64_t r = random_bits();
  if (r & 1)
    return;
  about_one(c);
  double log_x = log2(fabs(as_double(t, c->in[0]))), u = 2 * (double)(random_bits() >> 11) * 0x1p-53 - 1;
  if (!isfinite(log_x) || log_x == 0)
    return;
  double y = (t->max_exponent + t->fraction_bits + 4) * u / log_x;
  if (r & 2)
    y = rint(y);
  mpfr_state *s = state(c);
  set_range(c->type);
  c->in[1] = rounded(t, s->out, mpfr_set_d(s->out, y, MPFR_RNDN));
}
static void integer_power_arguments(call *c) {
  power_arguments(c);
  double y = rint(as_double(c->type, c->in[1]));
  c->in[1] = fabs(y) < 0x1p31 ? (uint32_t)(int32_t)y : (uint32_t)random_bits();
}

static const builtin_test table[] = {
    {"gentype sqrt(gentype x)", FLOATS, sqrt_reference, .arguments = near_powers1},
    {"gentype sqrt(gentype x)", FLOATS, sqrt_reference},
    {"gentype rsqrt(gentype x)", FLOATS, rsqrt_reference, .accept = rsqrt_accept, .arguments = near_powers1},
    {"gentype pow(gentype x, gentype y)", FLOATS, pow_reference, .accept = pow_accept},
    {"gentype pow(gentype x, gentype y)", FLOATS, pow_reference, .accept = pow_accept, .arguments = power_arguments},
    {"gentype powr(gentype x, gentype y)", FLOATS, powr_reference, .accept = powr_accept},
    {"gentype powr(gentype x, gentype y)", FLOATS, powr_reference, .accept = powr_accept, .arguments = power_arguments},
    {"gentype pown(gentype x, intn y)", FLOATS, pown_reference, .accept = pown_accept},
    {"gentype pown(gentype x, intn y)", FLOATS, pown_reference, .accept = pown_accept,
     .arguments = integer_power_arguments},
    {"gentype rootn(gentype x, intn y)", FLOATS, rootn_reference, .accept = rootn_accept},
    {"gentype rootn(gentype x, intn y)", FLOATS, rootn_reference, .accept = rootn_accept, .arguments = root_arguments},
    {"gentype half_sqrt(gentype x)", ONE(FLOAT), rough_sqrt_reference, .accept = rough_sqrt_accept},
    {"gentype half_rsqrt(gentype x)", ONE(FLOAT), rough_rsqrt_reference, .accept = rough_rsqrt_accept},
    {"gentype half_recip(gentype x)", ONE(FLOAT), rough_recip_reference, .accept = rough_recip_accept},
    {"gentype half_divide(gentype x, gentype y)", ONE(FLOAT), rough_divide_reference, .accept = rough_divide_accept},
    {"gentype half_exp2(gentype x)", ONE(FLOAT), rough_exp2_reference, .accept = rough_exp2_accept},
    {"gentype half_exp(gentype x)", ONE(FLOAT), rough_exp_reference, .accept = rough_exp_accept},
    {"gentype half_exp10(gentype x)", ONE(FLOAT), rough_exp10_reference, .accept = rough_exp10_accept},
    {"gentype half_log2(gentype x)", ONE(FLOAT), rough_log2_reference, .accept = rough_log2_accept},
    {"gentype half_log(gentype x)", ONE(FLOAT), rough_log_reference, .accept = rough_log_accept},
    {"gentype half_log10(gentype x)", ONE(FLOAT), rough_log10_reference, .accept = rough_log10_accept},
    {"gentype half_powr(gentype x, gentype y)", ONE(FLOAT), rough_powr_reference, .accept = rough_powr_accept},
    {"gentype native_sqrt(gentype x)", ONE(FLOAT), rough_sqrt_reference, .accept = rough_sqrt_accept,
     .arguments = moderate},
    {"gentype native_rsqrt(gentype x)", ONE(FLOAT), rough_rsqrt_reference, .accept = rough_rsqrt_accept,
     .arguments = moderate},
    {"gentype native_recip(gentype x)", ONE(FLOAT), rough_recip_reference, .accept = rough_recip_accept,
     .arguments = moderate},
    {"gentype native_exp2(gentype x)", ONE(FLOAT), rough_exp2_reference, .accept = rough_exp2_accept,
     .arguments = moderate},
    {"gentype native_exp(gentype x)", ONE(FLOAT), rough_exp_reference, .accept = rough_exp_accept,
     .arguments = moderate},
    {"gentype native_exp10(gentype x)", ONE(FLOAT), rough_exp10_reference, .accept = rough_exp10_accept,
     .arguments = moderate},
    {"gentype native_log2(gentype x)", ONE(FLOAT), rough_log2_reference, .accept = rough_log2_accept,
     .arguments = moderate},
    {"gentype native_log(gentype x)", ONE(FLOAT), rough_log_reference, .accept = rough_log_accept,
     .arguments = moderate},
    {"gentype native_log10(gentype x)", ONE(FLOAT), rough_log10_reference, .accept = rough_log10_accept,
     .arguments = moderate},
    {"gentype native_divide(gentype x, gentype y)", ONE(FLOAT), rough_divide_reference, .accept = rough_divide_accept,
     .arguments = moderate},
    {"gentype native_powr(gentype x, gentype y)", ONE(FLOAT), rough_powr_reference, .accept = rough_powr_accept,
     .arguments = moderate},
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "roots and powers; half_ and native_ forms");
  CHECK_BUILTINS(table);
  const bound bounds[] = {rsqrt_bound, pow_bound, powr_bound, pown_bound, rootn_bound};
  print_bounds(bounds, sizeof bounds / sizeof *bounds);
  return harness_finish();
}
