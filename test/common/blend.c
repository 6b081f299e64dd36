// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bounds, per type: degrees and radians 1 ulp (the specification says 2). For mix and smoothstep the specification
// leaves the error to the implementation; ours follow from the roundings of the formulas, in units of epsilon.
#include "exact.h"
#include "harness.h"
#include <mpfr.h> // says that this needs MPFR

static mpfr_t exact, a, b;
static double worst[TYPE_COUNT];

static bool within(const call *c, uint64_t got, long exponent, double bound) {
  double error = error_in(c->type, got, exact, exponent);
  if (error <= bound && error > worst[c->type->index])
    worst[c->type->index] = error;
  return error <= bound;
}

static void set(mpfr_ptr x, const call *c, unsigned argument) {
  mpfr_set_d(x, as_double(c->type, c->in[argument]), MPFR_RNDN);
}
static long epsilon_exponent(const call *c, double magnitude) { // of epsilon * magnitude, rounded to a power of two
  int least = 1 - c->type->max_exponent;
  return (magnitude > 0 && ilogb(magnitude) > least ? ilogb(magnitude) : least) - (int)c->type->fraction_bits;
}
static bool finite_argument(const call *c, unsigned argument) { return is_finite(c->type, c->in[argument]); }
static double value(const call *c, unsigned argument) { return as_double(c->type, c->in[argument]); }

// ---- degrees, radians

static void ratio(const call *c, unsigned numerator, unsigned denominator) { // x * numerator / denominator * pi^±1
  set(exact, c, 0);
  mpfr_const_pi(a, MPFR_RNDN);
  mpfr_mul_ui(exact, exact, numerator, MPFR_RNDN);
  if (denominator == 1)
    mpfr_div(exact, exact, a, MPFR_RNDN);
  else
    mpfr_mul(exact, exact, a, MPFR_RNDN), mpfr_div_ui(exact, exact, denominator, MPFR_RNDN);
}
static void degrees(call *c) { ratio(c, 180, 1), c->out[0] = nearest(c->type, exact); }
static void radians(call *c) { ratio(c, 1, 180), c->out[0] = nearest(c->type, exact); }
static bool sign_kept(const call *c, uint64_t got) { // also of zero
  return is_nan(c->type, got) || got >> (c->type->bits - 1) == (uint64_t)mpfr_signbit(exact);
}
static bool degrees_bound(const call *c, unsigned result, uint64_t got) {
  (void)result;
  ratio(c, 180, 1);
  return sign_kept(c, got) && within(c, got, ulp_exponent(c->type, exact), 1);
}
static bool radians_bound(const call *c, unsigned result, uint64_t got) {
  (void)result;
  ratio(c, 1, 180);
  return sign_kept(c, got) && within(c, got, ulp_exponent(c->type, exact), 1);
}

// ---- mix

static void mix_exactly(const call *c) {
  set(exact, c, 0), set(a, c, 1), set(b, c, 2);
  mpfr_sub(a, a, exact, MPFR_RNDN);
  mpfr_mul(a, a, b, MPFR_RNDN);
  mpfr_add(exact, exact, a, MPFR_RNDN);
}
static void mix(call *c) { mix_exactly(c), c->out[0] = nearest(c->type, exact); }
static bool mix_bound(const call *c, unsigned result, uint64_t got) {
  (void)result;
  double greatest = fmax(fabs(value(c, 0)), fabs(value(c, 1)));
  if (!finite_argument(c, 0) || !finite_argument(c, 1) ||
      (c->type->index != HALF && greatest >= ldexp(1, c->type->max_exponent)))
    return c->type->index != HALF || is_nan(c->type, got) == is_nan(c->type, c->out[0]); // y - x overflows
  mix_exactly(c);
  return within(c, got, epsilon_exponent(c, greatest), 5);
}
static void blend_factor(call *c) { // a, from 0 to 1
  double factor = (double)(random_bits() >> 11) * 0x1p-53;
  c->in[2] = nearest_double(c->type, random_bits() % 16 ? factor : factor < 0.5 ? 0 : 1);
  if (random_bits() % 4) // x and y of the same magnitude
    c->in[1] = (c->in[1] & all_ones(c->type) >> (c->type->bits - c->type->fraction_bits)) |
               (c->in[0] & ~(all_ones(c->type) >> (c->type->bits - c->type->fraction_bits)) & all_ones(c->type));
}

// ---- smoothstep

static bool smoothstep_exactly(const call *c) { // false: out of the domain of what the formula can give
  set(exact, c, 2), set(a, c, 0), set(b, c, 1);
  mpfr_sub(exact, exact, a, MPFR_RNDN);
  mpfr_sub(b, b, a, MPFR_RNDN);
  mpfr_div(exact, exact, b, MPFR_RNDN);
  if (mpfr_sgn(exact) < 0)
    mpfr_set_ui(exact, 0, MPFR_RNDN);
  if (mpfr_cmp_ui(exact, 1) > 0)
    mpfr_set_ui(exact, 1, MPFR_RNDN);
  mpfr_mul_si(a, exact, -2, MPFR_RNDN);
  mpfr_add_ui(a, a, 3, MPFR_RNDN);
  mpfr_sqr(exact, exact, MPFR_RNDN);
  mpfr_mul(exact, exact, a, MPFR_RNDN);
  return c->type->index == HALF || mpfr_get_exp(b) <= c->type->max_exponent;
}
static void smoothstep(call *c) { smoothstep_exactly(c), c->out[0] = nearest(c->type, exact); }
static bool smoothstep_bound(const call *c, unsigned result, uint64_t got) {
  (void)result;
  if (!smoothstep_exactly(c)) // edge1 - edge0 overflows
    return true;
  return within(c, got, -(int)c->type->fraction_bits, 4);
}
static void edges(call *c) { // finite, edge0 < edge1
  for (int i = 0; i < 3; i++)
    if (!finite_argument(c, (unsigned)i) || random_bits() % 4)
      c->in[i] = nearest_double(c->type, (double)(int64_t)random_bits() * 0x1p-60);
  if (value(c, 0) > value(c, 1)) {
    uint64_t edge1 = c->in[0];
    c->in[0] = c->in[1], c->in[1] = edge1;
  }
  if (value(c, 0) == value(c, 1))
    c->in[0] = nearest_double(c->type, -1), c->in[1] = nearest_double(c->type, 1);
}

typedef struct {
  builtin_test builtin;
  const char *unit;
} bounded_test;
static const bounded_test table[] = {
    {{"gentype degrees(gentype x)", FLOATS, degrees, .accept = degrees_bound}, "ulp"},
    {{"gentype radians(gentype x)", FLOATS, radians, .accept = radians_bound}, "ulp"},
    {{"gentype mix(gentype x, gentype y, gentype a)", FLOATS, mix, .accept = mix_bound, .arguments = blend_factor},
     "epsilon * max(|x|, |y|)"},
    {{"gentype mix(gentype x, gentype y, sgentype a)", FLOATS, mix, .accept = mix_bound, .arguments = blend_factor},
     "epsilon * max(|x|, |y|)"},
    {{"gentype smoothstep(gentype edge0, gentype edge1, gentype x)", FLOATS, smoothstep, .accept = smoothstep_bound,
      .arguments = edges},
     "epsilon"},
    {{"gentype smoothstep(sgentype edge0, sgentype edge1, gentype x)", FLOATS, smoothstep, .accept = smoothstep_bound,
      .arguments = edges},
     "epsilon"},
};

int main(int argc, char **argv) {
  mpfr_inits2(EXACT_BITS, exact, a, b, (mpfr_ptr)0);
  harness_start(argc, argv, "common functions that round");
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    const bounded_test *t = &table[i];
    check_builtins(&t->builtin, 1);
    printf("%s: where not correctly rounded, at most half %.3g, float %.3g, double %.3g %s\n", t->builtin.prototype,
           worst[HALF], worst[FLOAT], worst[DOUBLE], t->unit);
    worst[HALF] = worst[FLOAT] = worst[DOUBLE] = 0;
  }
  return harness_finish();
}
