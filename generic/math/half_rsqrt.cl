// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_rsqrt (6.15.2): 1 / sqrt(x) with a relative error within 2^-15. It is the first guess y of sqrt_words.h times a
// polynomial for 1 / sqrt(x y^2) (lab/coefficients/short.sol). Arguments that are not positive normal numbers are
// left to rsqrt.
#define unary half_rsqrt
#include "only_float.h"
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/sqrt_words.h>
#include <math/arithmetic/not_positive_normal.h>

__attribute__((noinline)) static gentype half_rsqrt_of_any(gentype x) { return rsqrt(x); }

gentype half_rsqrt(gentype x) {
  // Step 1: guess y, and how far off it is
  gentype y = reciprocal_root_guess(x), u = x * y * y;
  // Step 2: 1 / sqrt(x y^2)
  gentype p = polynomial(u, 0x1.2e85fcp1f, -0x1.4028acp1f, 0x1.3091bp0f);
  relation rare = not_positive_normal(x);
  if (__builtin_expect(any_lane(rare), false))
    return rare ? half_rsqrt_of_any(x) : y * p;
  return y * p;
}
