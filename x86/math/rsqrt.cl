// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rsqrt (6.15.2). With AVX-512 the estimate that reciprocal_root_seed starts from is right for all special cases, and
// subnormal numbers need no scaling, as no square of a result is formed: there is no branch. No half's reciprocal root
// is as near to the middle between two halves as the seed is to it (utils/coefficients/root_seeds.c), so that half is
// the seed, rounded.
// Largest errors seen: float 0.5, double 0.848 ulp.
#define unary rsqrt
#include "each_float.h"
#if elem_bits == 32 && defined(__AVX512VL__)
#include <math/arithmetic/any_lane.h> // which the common version's other passes need
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/sqrt_words.h>

static inline __attribute__((always_inline)) gentype seed_of_any(gentype x) { return reciprocal_root_seed(x); }

gentype rsqrt(gentype x) {
  gentype y = seed_of_any(x);
  return corrected_seed(y, bounded(residual_of_seed(x, y), (gentype)1));
}
#elif elem_bits == 16 && defined(__AVX512VL__)
gentype rsqrt(gentype x) { return vec_convert(half, seed_of_any(vec_convert(float, x))); }
#else
#include <generic/math/rsqrt.cl>
#endif
