// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reciprocals 1 / d of float and double, for 2^-126 <= d <= 2^125 (double: 2^-1022 <= d <= 2^1021), without a division.
// The bits of d, subtracted from a constant, give a first guess: this negates the exponent and approximates the
// significand by a line. Newton's step r (2 - d r) follows, with a constant in place of the 2 that makes the greatest
// errors below and above equal. nearly_reciprocal leaves the last step to the caller, who often needs the residual
// 1 - d r anyway. Figures in parentheses are those of double; lab/coefficients/guess.py proves the bounds. To be
// included after each_float.h.
#ifndef reciprocal_pass
#define reciprocal_pass
#define end_of_pass "math/end_of_pass.h"
#include <math/arithmetic/vocabulary.h>

#if elem_bits > 16
// A constant over d, for a d of any sign: that constant's `guess` less the bits of d.
static inline gentype guessed_quotient(ugentype guess, gentype d) {
  return as_gentype((ugentype)(guess - as_ugentype(d)));
}

// 1 / d within 5.2 %.
static inline gentype rough_reciprocal(gentype d) {
  const ugentype guess = (ugentype)(unsigned_elem)(elem_bits == 32 ? 0x7ef33427ul : 0x7fde6684e0000000ul);
  return guessed_quotient(guess, d);
}

// 1 / (2 d) within 5.1 %, finite for d = 0.
static inline gentype half_rough_reciprocal(gentype d) {
  const ugentype guess = (ugentype)(unsigned_elem)(elem_bits == 32 ? 0x7e7311c0ul : 0x7fce623800000000ul);
  return guessed_quotient(guess, d);
}

// 1 / d with a relative error within 2^-9.6 (2^-28.8).
static inline gentype nearly_reciprocal(gentype d) {
  gentype r = rough_reciprocal(d);
  r *= fma_sure(-d, r, (gentype)0x1.0029fcp1f);
#if elem_bits == 64
  gentype e = fma_exact(-d, r, (gentype)1);
  r = fma(r, fma(e, e, e), r);
#endif
  return r;
}
#endif
#endif
