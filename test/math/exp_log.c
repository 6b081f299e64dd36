// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reference.h"

static double exp10_quick(double x) { return exp10(x); }

#define UNARY(NAME, QUICK)                                                                                               \
  static bound NAME##_bound = {#NAME, 1.0};                                                                              \
  static void NAME##_reference(call *c) { reference1(c, mpfr_##NAME, QUICK); }                                           \
  static bool NAME##_accept(const call *c, unsigned result, uint64_t got) {                                              \
    return result == 0 && c->type->index != HALF && within1(&NAME##_bound, c, got, mpfr_##NAME, QUICK);                  \
  }
UNARY(exp, exp)
UNARY(exp2, exp2)
UNARY(exp10, exp10_quick)
UNARY(expm1, expm1)
UNARY(log, log)
UNARY(log2, log2)
UNARY(log10, log10)
UNARY(log1p, log1p)

// Of both signs and every magnitude that matters to a function of e^x - 1 or 1 + x: from where it is x to where it overflows.
static void about_zero(call *c) {
  const element *t = c->type;
  uint64_t r = random_bits();
  int fraction = (int)t->fraction_bits, low = -fraction - 3, high = 3 + (t->max_exponent > 15) + 3 * (t->max_exponent > 127);
  uint64_t exponent = (uint64_t)(t->max_exponent + low + (int)((r >> 8) % (uint64_t)(high - low)));
  c->in[0] = exponent << fraction | random_bits() >> (64 - fraction) | sign_of(t, r);
  if (r & 1 << 6) // the borders of an argument's reduction to |t| <= ln(2) / 2: odd multiples of that
    c->in[0] = bits_of(t, t->index == DOUBLE  ? ((int)(r >> 40) % 2048 + 0.5) * (r & 1 << 7 ? M_LN2 : -M_LN2)
                          : t->index == FLOAT ? (float)(((int)(r >> 40) % 256 + 0.5) * (r & 1 << 7 ? M_LN2 : -M_LN2))
                                              : as_double(t, c->in[0]));
}
// 2^k (1 + f) near sqrt(2), where a logarithm's exponent changes
static void about_root(call *c) {
  const element *t = c->type;
  uint64_t r = random_bits(), root = (uint64_t)ldexp(M_SQRT2 - 1, (int)t->fraction_bits);
  uint64_t exponent = (uint64_t)t->max_exponent + (r >> 8) % 8 - 4;
  c->in[0] = (exponent << t->fraction_bits) + root + (r >> 20) % 64 - 32;
}

#define ROWS(NAME, ARGUMENTS, MORE)                                                                                      \
  {"gentype " #NAME "(gentype x)", FLOATS, NAME##_reference, .accept = NAME##_accept},                                   \
      {"gentype " #NAME "(gentype x)", ONE(FLOAT) | ONE(DOUBLE), NAME##_reference, .accept = NAME##_accept, .arguments = ARGUMENTS}, \
      {"gentype " #NAME "(gentype x)", ONE(FLOAT) | ONE(DOUBLE), NAME##_reference, .accept = NAME##_accept, .arguments = MORE}
static const builtin_test table[] = {
    ROWS(exp, finite_powers, about_zero), ROWS(exp2, finite_powers, about_zero), ROWS(exp10, finite_powers, about_zero),
    ROWS(expm1, finite_powers, about_zero), ROWS(log, about_one, about_root), ROWS(log2, about_one, about_root),
    ROWS(log10, about_one, about_root), ROWS(log1p, about_one, about_zero),
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "exponentials and logarithms");
  CHECK_BUILTINS(table);
  const bound bounds[] = {exp_bound, exp2_bound, exp10_bound, expm1_bound, log_bound, log2_bound, log10_bound, log1p_bound};
  print_bounds(bounds, sizeof bounds / sizeof *bounds);
  return harness_finish();
}
