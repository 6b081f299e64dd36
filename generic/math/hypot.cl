// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hypot (6.15.2) within 0.51 ulp (1 if subnormal): the sum of the squares as a double-word, then its square root with the residual
// (sqrt_words.h). Arguments whose squares overflow or underflow are scaled by a power of two. Half through float.
#define binary hypot
#include "each_float.h"
#include "any_lane.h"
#include "double_word.h"
#include "ieee.h"
#include "rounded.h"
#include "sqrt_words.h"

#if elem_bits > 16
static inline gentype root_of_squares(gentype a, gentype b, bool to_odd) { // a >= b
  double_word a2 = two_product(a, a), b2 = two_product(b, b), sum = fast_two_sum(a2.high, b2.high);
  gentype reciprocal;
  double_word root = sqrt_words(sum.high, &reciprocal);
  return rounded((double_word){root.high, fma(sum.low + (a2.low + b2.low), reciprocal, root.low)}, to_odd);
}

static inline gentype length_of(gentype x, gentype y, bool to_odd) {
  x = fabs(x);
  y = fabs(y);
  relation less = x < y;
  gentype a = less ? y : x, b = less ? x : y;
  gentype result = root_of_squares(a, b, to_odd);
  const gentype least = (gentype)power_of_two(elem_bits == 32 ? -50 : -450), most = (gentype)power_of_two(elem_bits == 32 ? 62 : 510);
  relation common = (a > least) & (a < most) & !is_nan(b);
  if (any_lane(!common)) {
    relation large = a >= most;
    gentype down = (gentype)power_of_two(elem_bits == 32 ? -100 : -900), up = (gentype)power_of_two(elem_bits == 32 ? 100 : 900);
    gentype scale = large ? down : up;
    gentype scaled = root_of_squares(a * scale, b * scale, to_odd) * (large ? up : down);
    scaled = a == (gentype)0 ? (gentype)0 : scaled;
    scaled = (is_nan(x) | is_nan(y)) ? (gentype)NAN : scaled;
    scaled = ((x == (gentype)INFINITY) | (y == (gentype)INFINITY)) ? (gentype)INFINITY : scaled;
    result = common ? result : scaled;
  }
  return result;
}
#endif

gentype hypot(gentype x, gentype y) {
#if elem_bits == 16
  return vec_convert(half, length_of(vec_convert(float, x), vec_convert(float, y), true));
#else
  return length_of(x, y, false);
#endif
}
