// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rsqrt (6.15.2). The processor's estimate is right for all special cases, and subnormal numbers need no
// scaling, as no square of a result is formed: there is no branch. Half the estimate, which the step behind it needs,
// is less than the result, but the same where the estimate is 0 or infinite: what the steps make of this is no number,
// and the comparison with it chooses the half. No half's reciprocal root is as near to the middle between two halves as
// the seed is to it (lab/coefficients/root_seeds.c), so that half is the seed, rounded.
// Largest errors seen: float 0.5, double 0.5 ulp.
#define unary rsqrt
#include "each_float.h"
#if elem_bits == 32
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/sqrt_words.h>

// What half's rsqrt rounds.
static inline __attribute__((always_inline)) gentype seed_of_any(gentype x) { return reciprocal_root_seed(x); }

// rounded_reciprocal_root with z y^2 - 1 for the residual, whose signs cost no instruction.
gentype rsqrt(gentype x) {
  gentype estimate = estimated_reciprocal_root(x), half_estimate = estimate * (gentype)0.5f;
  gentype y = fma(estimate, fma(-x * estimate, half_estimate, (gentype)0.5f), estimate), root = x * y;
  gentype excess = fma(fma(x, y, -root), y, fma(root, y, (gentype)-1));
  gentype result = fma(y * excess, fma(excess, (gentype)0.38f, (gentype)-0.5f), y);
  return result > half_estimate ? result : half_estimate;
}
#else
#include <generic/math/rsqrt.cl>
#endif
