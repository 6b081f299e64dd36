// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 1 / sqrt(z) and sqrt(z) of float and double, z normal, by Householder's iteration of third order on a first guess from the bits:
// the exponent halved and a line for the significand (J. F. Blinn, "Floating-point tricks", IEEE CG&A 17, 1997). Neither square root nor
// division: on GPUs both are dear, most of all where both are needed. To be included after double_word.h.
#include "ieee.h"

#if elem_bits > 16
// `residual` is 1 - z y^2
static inline gentype third_order(gentype y, gentype residual) {
  return fma(y * residual, fma(residual, (gentype)0.375f, (gentype)0.5f), y);
}

// Within 2^-13 (2^-39); finite for 0.
static inline gentype nearly_reciprocal_root(gentype z) {
  const ugentype guess = (ugentype)(unsigned_elem)(elem_bits == 32 ? 0x5f375a86ul : 0x5fe6eb50c7b537a9ul);
  gentype y = as_gentype((ugentype)(guess - (as_ugentype(z) >> (ugentype)1))); // within 3.5 %
  y = third_order(y, fma(-z * y, y, (gentype)1));
#if elem_bits == 64
  y = third_order(y, fma(-z * y, y, (gentype)1));
#endif
  return y;
}

// Within 0.86 ulp: half an ulp and what the rounding of y^2 makes, if that is normal.
static inline gentype reciprocal_root(gentype z) {
  gentype y = nearly_reciprocal_root(z);
  return third_order(y, fma(-z, y * y, (gentype)1));
}

// sqrt(z) as a double-word of relative error below 2^-38 (2^-70), and nearly half of its reciprocal; 0 for 0.
static inline double_word sqrt_words(gentype z, private gentype *half_reciprocal) {
  gentype y = nearly_reciprocal_root(z), q = z * y, h = (gentype)0.5f * y;
  q = fma(q, fma(-q, h, (gentype)0.5f), q);
  *half_reciprocal = h;
  return (double_word){q, fma(-q, q, z) * h};
}
#endif
