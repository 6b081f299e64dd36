// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rsqrt (6.15.2): 1 / sqrt(x), by a step of higher order from a guess (sqrt_words.h), correctly rounded. For zeros it
// is infinity with their sign; NaN for negative numbers.
// Largest errors seen: float 0.5, double 0.5 ulp.
// Half results are correctly rounded.
#define unary rsqrt
#include "each_float.h"
#if elem_bits == 16
#include <math/half/rsqrt.h>
#else
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/bits_outside.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/rsqrt_of_any.h>

gentype rsqrt(gentype x) {
  relation rare = bits_outside(x, (ugentype)leading_bit, (ugentype)(infinity_bits - 2 * leading_bit));
  if (__builtin_expect(any_lane(rare), false))
    return rsqrt_of_any(x);
  return rounded_reciprocal_root(x);
}
#endif
