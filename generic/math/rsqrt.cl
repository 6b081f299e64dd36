// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rsqrt (6.15.2): 1 / sqrt(x), by the method of sqrt_words.h; for zeros, infinity with their sign; NaN for negative
// numbers.
// Largest errors seen: float 0.5, double 0.848 ulp.
// Half results are correctly rounded.
#define unary rsqrt
#include "each_float.h"
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/bits_outside.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/sqrt_words.h>

#if elem_bits > 16
// rsqrt of any x: numbers are scaled, so that neither x nor y^2 is subnormal.
static inline gentype rsqrt_of_any(gentype x) {
  const int even = (significand_bits + 1) / 2 * 2;
  relation small = x < (gentype)1;
  gentype y = rounded_reciprocal_root(x * (small ? (gentype)power_of_two(even) : (gentype)power_of_two(-even)));
  y *= small ? (gentype)power_of_two(even / 2) : (gentype)power_of_two(-even / 2);
  y = x < (gentype)INFINITY ? y : (gentype)0;
  y = x == (gentype)0 ? copysign((gentype)INFINITY, x) : y;
  return x >= (gentype)0 ? y : (gentype)NAN;
}
#endif

gentype rsqrt(gentype x) {
#if elem_bits == 16
  return vec_convert(half, rsqrt(vec_convert(float, x)));
#else
  relation rare = bits_outside(x, (ugentype)leading_bit, (ugentype)(infinity_bits - 2 * leading_bit));
  if (__builtin_expect(any_lane(rare), false))
    return rsqrt_of_any(x);
  return rounded_reciprocal_root(x);
#endif
}
