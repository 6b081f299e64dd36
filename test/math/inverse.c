// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the inverse trigonometric functions (6.15.2) against MPFR.
// ONE-DEVICE: accuracy.test and vectors.test compare the bits of all others.
#include "reference.h"

static double asinpi_quick(double x) { return asin(x) / M_PI; }
static double acospi_quick(double x) { return acos(x) / M_PI; }
static double atanpi_quick(double x) { return atan(x) / M_PI; }

// Special values, zeros and their signs must be exact, and results of half must be correctly rounded.
static bool same_sign(const call *c, uint64_t got) { return sign_of(c->type, c->out[0]) == sign_of(c->type, got); }
#define UNARY(NAME, LIMIT, CORRECT, QUICK) \
  static bound NAME##_bound = {.name = #NAME}; \
  static void NAME##_reference(call *c) { reference1(c, CORRECT, QUICK); } \
  static bool NAME##_accept(const call *c, unsigned result, uint64_t got) { \
    NAME##_bound.limit = LIMIT; \
    return result == 0 && c->type->index != HALF && same_sign(c, got) && \
           within1(&NAME##_bound, c, got, CORRECT, QUICK); \
  }
#define BINARY(NAME, LIMIT, CORRECT) \
  static bound NAME##_bound = {#NAME, LIMIT}; \
  static void NAME##_reference(call *c) { c->out[0] = correct2(c, CORRECT); } \
  static bool NAME##_accept(const call *c, unsigned result, uint64_t got) { \
    return result == 0 && c->type->index != HALF && same_sign(c, got) && within2(&NAME##_bound, c, got, CORRECT); \
  }
UNARY(asin, 1, mpfr_asin, asin)
UNARY(acos, 1, mpfr_acos, acos)
UNARY(atan, 1, mpfr_atan, atan)
UNARY(asinpi, 1, mpfr_asinpi, asinpi_quick)
UNARY(acospi, 1, mpfr_acospi, acospi_quick)
UNARY(atanpi, 1, mpfr_atanpi, atanpi_quick)
UNARY(cbrt, c->type->index == DOUBLE ? 0.51 : 1, mpfr_cbrt, cbrt)
BINARY(atan2, 1, mpfr_atan2)
BINARY(atan2pi, 1, mpfr_atan2pi)
BINARY(hypot, 1, mpfr_hypot)

static double uniform(void) { return 2 * (double)(random_bits() >> 11) * 0x1p-53 - 1; }
static uint64_t nearest(const element *t, double x) {
  static mpfr_t v;
  if (!v[0]._mpfr_d)
    mpfr_init2(v, 53);
  mpfr_set_prec(v, t->fraction_bits + 1);
  set_range(t);
  uint64_t bits = rounded(t, v, mpfr_set_d(v, x, MPFR_RNDN));
  set_range(NULL);
  return bits;
}
// Chooses arguments within [-1, 1], near 1/2, 1 and 2, where argument reductions begin, and near powers of two.
static void common_arguments(call *c) {
  const element *t = c->type;
  uint64_t r = random_bits();
  if (r & 1)
    c->in[0] = nearest(t, uniform());
  else if (r & 2)
    c->in[0] =
        nearest(t, ldexp(1 + uniform() * ldexp(1, -(int)(r >> 8) % 24), (int)(r >> 32) % 3 - 1) * (r & 4 ? 1 : -1));
  else
    near_powers(c, 0);
}
// Chooses pairs whose quotient is near 1, 1/2 or 2, or moderate, with any exponent, and pairs of very different
// magnitude.
static void pair_arguments(call *c) {
  const element *t = c->type;
  uint64_t r = random_bits();
  near_powers(c, 0);
  near_powers(c, 1);
  if (r & 3) {
    double quotient = r & 1 ? uniform() : ldexp(1 + uniform() * ldexp(1, -(int)(r >> 8) % 24), (int)(r >> 32) % 3 - 1);
    int exponent = (int)((r >> 16) % (2 * (unsigned)t->max_exponent - 2)) - t->max_exponent + 1;
    double x = ldexp(uniform(), r & 4 ? 0 : exponent);
    c->in[0] = nearest(t, x);
    c->in[1] = nearest(t, x * (r & 8 ? quotient : -quotient));
  }
}

static const builtin_test table[] = {
#define TWICE(PROTOTYPE, NAME, ARGUMENTS) \
  {PROTOTYPE, FLOATS, NAME##_reference, .accept = NAME##_accept}, { \
    PROTOTYPE, ONE(FLOAT) | ONE(DOUBLE), NAME##_reference, .accept = NAME##_accept, .arguments = ARGUMENTS \
  }
    TWICE("gentype asin(gentype x)", asin, common_arguments),
    TWICE("gentype acos(gentype x)", acos, common_arguments),
    TWICE("gentype atan(gentype x)", atan, common_arguments),
    TWICE("gentype asinpi(gentype x)", asinpi, common_arguments),
    TWICE("gentype acospi(gentype x)", acospi, common_arguments),
    TWICE("gentype atanpi(gentype x)", atanpi, common_arguments),
    TWICE("gentype cbrt(gentype x)", cbrt, common_arguments),
    TWICE("gentype atan2(gentype y, gentype x)", atan2, pair_arguments),
    TWICE("gentype atan2pi(gentype y, gentype x)", atan2pi, pair_arguments),
    TWICE("gentype hypot(gentype x, gentype y)", hypot, pair_arguments),
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "inverse trigonometric functions, cbrt, hypot");
  CHECK_BUILTINS(table);
  const bound bounds[] = {asin_bound,   acos_bound, atan_bound,  asinpi_bound,  acospi_bound,
                          atanpi_bound, cbrt_bound, atan2_bound, atan2pi_bound, hypot_bound};
  print_bounds(bounds, sizeof bounds / sizeof *bounds);
  return harness_finish();
}
