// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 1 / sqrt(z) and sqrt(z) of float and double, z normal, from a first guess in the bits: the exponent halved and a line
// for the significand (J. F. Blinn, "Floating-point tricks", IEEE CG&A 17, 1997), then Newton's step with a constant
// for its 3 that, with the guess scaled to suit, makes the error as large below as above (L. Moroz, C. Walczyk et al.,
// "Fast calculation of inverse square root with the use of magic constant", 2018), then Householder's iteration of
// third order. Neither square root nor division: on GPUs both are dear, most of all where both are needed. Bounds:
// coefficients/guess.py. To be included after double_word.h.
#include <math/arithmetic/ieee.h>

#if elem_bits > 16
// `residual` is 1 - z y^2
static inline gentype third_order(gentype y, gentype residual) {
  return fma(y * residual, fma(residual, (gentype)0.375f, (gentype)0.5f), y);
}

// Times 0.79, within 3.5 %.
static inline gentype reciprocal_root_guess(gentype z) {
  const ugentype guess = (ugentype)(unsigned_elem)(elem_bits == 32 ? 0x5f0b38dcul : 0x5fe1671b80000000ul);
  return as_gentype((ugentype)(guess - (as_ugentype(z) >> (ugentype)1)));
}

// Within 2^-9.3, above the root by no more than 2^-12.1: the constant is less than the balanced one. Finite for 0.
static inline gentype rough_reciprocal_root(gentype z) {
  gentype y = reciprocal_root_guess(z);
  return y * fma(-z * y, y, (gentype)0x1.e3e16ep0f);
}

// Within 2^-9.3 (2^-26.6); finite for 0. Hardly above the root: for nearly all z > 1, y^2 is rounded below 1, not
// above.
static inline gentype nearly_reciprocal_root(gentype z) {
  gentype y = rough_reciprocal_root(z);
#if elem_bits == 64
  y = third_order(y, fma(-z * y, y, (gentype)1));
#endif
  return y;
}

// Within 0.94 ulp: half an ulp and what the rounding of y^2 makes, if that is normal.
static inline gentype reciprocal_root(gentype z) {
  gentype y = nearly_reciprocal_root(z);
  return third_order(y, fma(-z, y * y, (gentype)1));
}

// sqrt(z) as a double-word of relative error below 2^-41 (2^-102.9), and half of its reciprocal within 2^-17.9 (2^-51);
// 0 for 0, 1 for 1.
static inline double_word sqrt_words(gentype z, private gentype *half_reciprocal) {
  gentype y = nearly_reciprocal_root(z), q = z * y, residual = fma(-q, y, (gentype)1);
  q = third_order(q, residual);
  *half_reciprocal = y * fma(residual, (gentype)0.25f, (gentype)0.5f);
  return (double_word){q, fma(-q, q, z) * *half_reciprocal};
}
#endif
