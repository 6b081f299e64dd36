// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 1 / sqrt(z) and sqrt(z) of float and double for a normal z, without a square root or a division: on GPUs both are
// dear, most of all where both are needed. The bits of z, halved and subtracted from a constant, give a first guess:
// this halves the exponent and approximates the significand by a line (J. F. Blinn, "Floating-point tricks", IEEE CG&A
// 17, 1997). Newton's step y (3 - z y^2) / 2 follows, with a constant in place of the 3 and the guess scaled to suit,
// which can make the greatest errors below and above equal (L. Moroz, C. Walczyk et al., "Fast calculation of inverse
// square root with the use of magic constant", 2018), then Householder's iteration of third order. Figures in
// parentheses are those of double; lab/coefficients/guess.py proves the bounds. To be included after double_word.h.
#include <math/arithmetic/vocabulary.h>

#if elem_bits > 16
// Householder's iteration of third order, y + y (residual / 2 + 3/8 residual^2): improves a y near 1 / sqrt(z) whose
// residual is 1 - z y^2.
static inline gentype third_order(gentype y, gentype residual) {
  return fma(y * residual, fma(residual, (gentype)0.375f, (gentype)0.5f), y);
}

// 0.79 / sqrt(z), within 3.5 %.
static inline gentype reciprocal_root_guess(gentype z) {
  const ugentype guess = (ugentype)(unsigned_elem)(elem_bits == 32 ? 0x5f0b38dcul : 0x5fe1671b80000000ul);
  return as_gentype((ugentype)(guess - (as_ugentype(z) >> (ugentype)1)));
}

// 1 / sqrt(z) within 2^-9.3, but above it by no more than 2^-12.1: the constant is less than the one that would balance
// the errors. Finite for z = 0.
static inline gentype rough_reciprocal_root(gentype z) {
  gentype y = reciprocal_root_guess(z);
  return y * fma_sure(-z * y, y, (gentype)0x1.e3e16ep0f);
}

// 1 / sqrt(z) within 2^-9.3 (2^-26.6); finite for z = 0. It is hardly above the exact value: for nearly all z > 1, y^2
// is rounded below 1, where units in the last place are finer, and not above.
static inline gentype nearly_reciprocal_root(gentype z) {
  gentype y = rough_reciprocal_root(z);
#if elem_bits == 64
  y = third_order(y, fma_exact(-z * y, y, (gentype)1));
#endif
  return y;
}

#if elem_bits == 64
// The first 26 of y's 53 bits: their square is a double.
static inline gentype shortened(gentype y) { return as_gentype(as_ugentype(y) & (ugentype)(~0ul << 27)); }
#else
static inline gentype shortened(gentype y) { return y; }
#endif

// 1 / sqrt(z) of float within 0.94 ulp, half an ulp and what the rounding of y^2 adds. Double is within 2^-72,
// relative, before it is rounded, so that it is the nearest double unless 1 / sqrt(z) is that near to the middle of
// two.
static inline gentype reciprocal_root(gentype z) {
  gentype y = shortened(nearly_reciprocal_root(z));
  return third_order(y, fma_exact(-z, y * y, (gentype)1));
}

#include <math/arithmetic/rounded_reciprocal_root.h>

#if elem_bits == 32
// sqrt(z) as a double-word with a relative error below 2^-41; half of its reciprocal, within 2^-17.9, goes to
// *half_reciprocal. The root of 0 is 0, and that of 1 is 1.
static inline double_word sqrt_words(gentype z, private gentype *half_reciprocal) {
  gentype y = nearly_reciprocal_root(z), q = z * y, residual = fma_exact(-q, y, (gentype)1);
  q = third_order(q, residual);
  *half_reciprocal = y * fma(residual, (gentype)0.25f, (gentype)0.5f);
  return (double_word){q, fma_exact(-q, q, z) * *half_reciprocal};
}
#endif
#endif
