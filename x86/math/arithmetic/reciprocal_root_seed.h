// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// reciprocal_root_seed, as generic/'s header of this name describes it: the processor's estimate and one step of
// Newton's iteration, or of third order where the estimate has but 11 bits. Beside 2^-24 for the last rounding and
// 2^-25 for that of z y, the step leaves 3/2 (2^-14)^2 < 2^-27.4, or 5/2 (1.5 * 2^-12)^3 < 2^-32.9: less than 2^-23.2
// in all.
//
// With AVX-512 z may be any number: subnormal ones have their estimate, too, and it is infinite for zeros, with their
// sign, 0 for infinity and NaN for negative numbers (Intel 64 and IA-32 Architectures Software Developer's Manual,
// "VRSQRT14PS"), which are the roots. The residual of an estimate that is 0 or infinite is NaN; a number in its place
// leaves such an estimate as it is.
#include <math/arithmetic/estimates.h>
#if elem_bits == 32
#ifdef __AVX512VL__
// The residual of an estimate that is no number, or its half, becomes `most`, which is 1 or 1/2.
static inline gentype bounded(gentype residual, gentype most) { return residual < most ? residual : most; }

static inline gentype reciprocal_root_seed(gentype z) {
  gentype y = estimated_reciprocal_root(z), half_residual = fma(-z * y, y * (gentype)0.5f, (gentype)0.5f);
  return fma(y, bounded(half_residual, (gentype)0.5f), y);
}
#else
static inline gentype reciprocal_root_seed(gentype z) {
  gentype y = estimated_reciprocal_root(z);
  return third_order(y, fma(-z * y, y, (gentype)1));
}
#endif
#endif
