// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the builtins that scale, split and take exponents of floating-point numbers (6.15.2).
#include <limits.h>
#include "reference.h"

static void ldexp_reference(call *c) {
  mpfr_state *s = state(c);
  set(s->in[0], c->type, c->in[0]);
  long k = (int32_t)c->in[1];
  set_range(c->type);
  c->out[0] = rounded(c->type, s->out, mpfr_mul_2si(s->out, s->in[0], k, MPFR_RNDN));
}

// Chooses exponents k that lead to overflow, to underflow and to every subnormal exponent, and others up to the limits
// of int.
static void ldexp_arguments(call *c) {
  const element *t = c->type;
  uint64_t r = random_bits();
  near_powers(c, 0);
  if (r & 3) {
    int exponent = (int)(magnitude(t, c->in[0]) >> t->fraction_bits) - t->max_exponent, p = (int)t->fraction_bits;
    int target = (int)(r >> 8 & 0xff) % (p + 8); // the result's exponent: near the subnormals or near overflow
    target = r & 4 ? t->max_exponent - 2 + target % 5 : 3 - t->max_exponent - target;
    c->in[1] = (uint32_t)(target - exponent + (exponent == -t->max_exponent ? (int)(r >> 16) % (p + 1) : 0));
  } else if (r & 4) {
    c->in[1] = (uint32_t)(random_bits() % (5u * (unsigned)t->max_exponent)) - 5u * (unsigned)t->max_exponent / 2;
  }
}

static double value(const call *c) { return as_double(c->type, c->in[0]); }
static bool special(const call *c) { return !isfinite(value(c)) || value(c) == 0; }
static void frexp_reference(call *c) {
  int exponent = 0;
  double x = value(c);
  c->out[0] = nearest_double(c->type, special(c) ? x : frexp(x, &exponent));
  c->out[1] = (uint32_t)exponent;
}
static int logarithm(const call *c) { // FP_ILOGB0 is INT_MIN, FP_ILOGBNAN is INT_MAX in Clang's opencl-c-base.h
  int exponent;
  if (special(c))
    return value(c) == 0 ? INT_MIN : INT_MAX;
  frexp(value(c), &exponent);
  return exponent - 1;
}
static void ilogb_reference(call *c) { c->out[0] = (uint32_t)logarithm(c); }
static void logb_reference(call *c) {
  double x = value(c);
  c->out[0] = nearest_double(c->type, isnan(x) ? x : isinf(x) ? INFINITY : x == 0 ? -INFINITY : logarithm(c));
}
static void modf_reference(call *c) {
  double whole;
  c->out[0] = nearest_double(c->type, modf(value(c), &whole));
  c->out[1] = nearest_double(c->type, whole);
}
// By 7.5.1, fract returns zeros unchanged and a zero for infinities.
static void fract_reference(call *c) {
  double x = value(c), whole = floor(x);
  c->out[1] = nearest_double(c->type, whole);
  if (isnan(x) || isinf(x) || x == 0) {
    c->out[0] = nearest_double(c->type, isnan(x) ? x : copysign(0, x));
    return;
  }
  call difference = {.type = c->type, .in = {c->in[0], c->out[1]}};
  c->out[0] = correct2(&difference, mpfr_sub);
  uint64_t most = ((uint64_t)c->type->max_exponent << c->type->fraction_bits) - 1;
  if (c->out[0] > most)
    c->out[0] = most;
}

static const builtin_test table[] = {
    {"gentype ldexp(gentype x, intn k)", FLOATS, ldexp_reference},
    {"gentype ldexp(gentype x, intn k)", FLOATS, ldexp_reference, .arguments = ldexp_arguments},
    {"gentype ldexp(gentype x, int k)", FLOATS, ldexp_reference, .widths = 0x1011c, .arguments = ldexp_arguments},
    {"gentype frexp(gentype x, intn *exp)", FLOATS, frexp_reference, .arguments = near_powers1},
    {"intn ilogb(gentype x)", FLOATS, ilogb_reference, .arguments = near_powers1},
    {"gentype logb(gentype x)", FLOATS, logb_reference, .arguments = near_powers1},
    {"gentype modf(gentype x, gentype *iptr)", FLOATS, modf_reference, .arguments = near_powers1},
    {"gentype fract(gentype x, gentype *iptr)", FLOATS, fract_reference, .arguments = near_powers1},
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "ldexp, frexp, ilogb, logb, modf, fract");
  CHECK_BUILTINS(table);
  return harness_finish();
}
