// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Macros for tests of functions of one argument that MPFR has under the same name. Results must be within 1 ulp, those
// of half correctly rounded. UNARY defines the reference and the bound of a function, ROWS its lines in the table of
// tests.
#ifndef ONECLC_TEST_UNARY_H
#define ONECLC_TEST_UNARY_H
#include "reference.h"

#define UNARY(NAME) UNARY_BY(NAME, NAME)
#define UNARY_BY(NAME, QUICK) \
  static bound NAME##_bound = {#NAME, 1.0}; \
  static void NAME##_reference(call *c) { reference1(c, mpfr_##NAME, QUICK); } \
  static bool NAME##_accept(const call *c, unsigned result, uint64_t got) { \
    return result == 0 && c->type->index != HALF && within1(&NAME##_bound, c, got, mpfr_##NAME, QUICK); \
  }
// Lines of the table: one with any arguments, and two with further kinds of arguments for float and double; half needs
// none, as the first line tries all its values.
#define ROWS(NAME, ARGUMENTS, MORE) \
  {"gentype " #NAME "(gentype x)", FLOATS, NAME##_reference, .accept = NAME##_accept}, \
      {"gentype " #NAME "(gentype x)", ONE(FLOAT) | ONE(DOUBLE), NAME##_reference, .accept = NAME##_accept, \
       .arguments = ARGUMENTS}, \
  { \
    "gentype " #NAME "(gentype x)", ONE(FLOAT) | ONE(DOUBLE), NAME##_reference, .accept = NAME##_accept, \
        .arguments = MORE \
  }

// Chooses arguments of both signs and of every magnitude that matters to a function of e^x - 1 or 1 + x: from where the
// function is x to where it overflows.
static inline void about_zero(call *c) {
  const element *t = c->type;
  uint64_t r = random_bits();
  int fraction = (int)t->fraction_bits, low = -fraction - 3,
      high = 3 + (t->max_exponent > 15) + 3 * (t->max_exponent > 127);
  uint64_t exponent = (uint64_t)(t->max_exponent + low + (int)((r >> 8) % (uint64_t)(high - low)));
  c->in[0] = exponent << fraction | random_bits() >> (64 - fraction) | sign_of(t, r);
  if (r & 1 << 6) // odd multiples of ln(2) / 2, where the reduction to |t| <= ln(2) / 2 changes
    c->in[0] = bits_of(t, t->index == DOUBLE  ? ((int)(r >> 40) % 2048 + 0.5) * (r & 1 << 7 ? M_LN2 : -M_LN2)
                          : t->index == FLOAT ? (float)(((int)(r >> 40) % 256 + 0.5) * (r & 1 << 7 ? M_LN2 : -M_LN2))
                                              : as_double(t, c->in[0]));
}
// Chooses arguments near 2^k sqrt(2), where a logarithm's exponent changes.
static inline void about_root(call *c) {
  const element *t = c->type;
  uint64_t r = random_bits(), root = (uint64_t)ldexp(M_SQRT2 - 1, (int)t->fraction_bits);
  uint64_t exponent = (uint64_t)t->max_exponent + (r >> 8) % 8 - 4;
  c->in[0] = (exponent << t->fraction_bits) + root + (r >> 20) % 64 - 32;
}
// Chooses arguments evenly distributed over |x| < 2.
static inline void small(call *c) {
  mpfr_state *s = state(c);
  set_range(c->type);
  int ternary = mpfr_set_d(s->out, 4 * (double)(random_bits() >> 11) * 0x1p-53 - 2, MPFR_RNDN);
  c->in[0] = rounded(c->type, s->out, ternary);
}

#endif
