// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// reciprocal_root_seed, as generic/'s header of this name describes it: the processor's estimate and one step of
// Newton's iteration, or of third order where the estimate has but 11 bits. Beside 2^-24 for the last rounding and
// 2^-25 for that of z y, the step leaves 3/2 (2^-14)^2 < 2^-27.4, or 5/2 (1.5 * 2^-12)^3 < 2^-32.9: less than 2^-23.2
// in all.
#include <math/arithmetic/reciprocal_root_estimate.h>
#if elem_bits == 32
static inline gentype reciprocal_root_seed(gentype z) {
  gentype y = estimated_reciprocal_root(z), residual = fma(-z * y, y, (gentype)1);
#ifdef __AVX512VL__
  return fma(y * residual, (gentype)0.5f, y);
#else
  return third_order(y, residual);
#endif
}
#endif
