// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hypot (6.15.2): sqrt(x^2 + y^2). With a >= b for the two magnitudes, z = a^2 + b^2 is computed by fma, whose rounding
// counts 0.36 ulp at most. The root is rounded correctly. Its error and that of b^2 are corrected by Newton's step,
// with a reciprocal from the bits. Arguments whose squares overflow or underflow, or all where branches are dear, are
// scaled by a power of two. Half is computed in float, by double-words (sqrt_words.h).
// Largest errors seen: float 0.927, double 0.878 ulp.
// Float's error is that of a subnormal result, which is rounded twice. Half results are correctly rounded.
#define binary hypot
#include "each_float.h"
#if elem_bits == 16
#include <math/half/hypot.h>
#else
#include <math/arithmetic/fused.h>
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/any_rare.h>
#include <math/arithmetic/bits_outside.h>
#include <math/arithmetic/costs.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/greater_magnitude.h>
#include <math/arithmetic/ieee.h>
#include <math/arithmetic/masked_or.h>
#include <math/arithmetic/reciprocal.h>
#include <math/arithmetic/rounded.h>
#include <math/arithmetic/root_among_sums.h>
#include <math/arithmetic/sqrt_words.h>

// The root of a^2 + b^2, a >= b >= 0; `to_odd` if they are halves
static inline_if_long gentype root_of_squares(gentype a, gentype b, bool to_odd) {
#if elem_bits == 32
  if (to_odd) { // the squares of halves are exact
    double_word sum = fast_two_sum(a * a, b * b);
    gentype half_reciprocal;
    double_word root = sqrt_words(sum.high, &half_reciprocal);
    return rounded((double_word){root.high, fma(sum.low, half_reciprocal, root.low)}, true);
  }
#else
  (void)to_odd; // no half is computed in double
#endif
  gentype b2 = b * b, z = fma(a, a, b2);
  gentype root = root_among_sums(z), missing = fma_exact(-root, root, z) + fma_exact(b, b, -b2);
  return fma_tiny(missing, half_rough_reciprocal(root), root);
}

#if dear_branches && __has_builtin(__builtin_elementwise_minimum) // newer than Clang 19
// All are scaled by a power of two, the inverse of which, `back`, has the upper six bits of the greater exponent: so a
// becomes a number in [1/2, 8), or in [2^-23, 8) where it was below 2^-123.
static inline gentype length_of(gentype x, gentype y, bool to_odd) {
  gentype a = fmax(fabs(x), fabs(y)), b = __builtin_elementwise_minimum(fabs(x), fabs(y)); // a NaN is b
  ugentype back = masked_or(as_ugentype(a), 0x7e000000, leading_bit);
  gentype scale = as_gentype(0x7f000000 - back);
  // What is added makes the root of zero a number, whose product with the least normal one is zero.
  gentype root = root_of_squares(fma(a, scale, (gentype)0x1p-60f), b * scale, to_odd);
  return a == (gentype)INFINITY ? a : root * as_gentype(back);
}
#else
static inline_if_long gentype length_of(gentype x, gentype y, bool to_odd) {
  const gentype least = (gentype)power_of_two(elem_bits == 32 ? -50 : -450),
                most = (gentype)power_of_two(elem_bits == 32 ? 62 : 510);
#if vec_width > 1
  gentype b, a = greater_magnitude(x, y, &b), result = root_of_squares(a, b, to_odd);
  relation common = !bits_outside(a, as_ugentype(least), as_ugentype(most));
  bool rare = any_rare(any_lane(!common), either_bits_outside(a, as_ugentype(least), as_ugentype(most)));
  if (__builtin_expect(!rare, true))
    return result;
  x = fabs(x);
  y = fabs(y);
#else
  x = fabs(x);
  y = fabs(y);
  relation less = x < y;
  gentype a = less ? y : x, b = less ? x : y;
  gentype result = fma_is_long ? (gentype)0 : root_of_squares(a, b, to_odd); // else of scaled arguments alone
#if words_of_double // `least` itself need not be scaled
  relation common = !bits_outside(a, as_ulong(least), as_ulong(most));
#else
  relation common = (a > least) & (a < most);
#endif
#endif
  const gentype down = (gentype)power_of_two(elem_bits == 32 ? -100 : -900),
                up = (gentype)power_of_two(elem_bits == 32 ? 100 : 900);
  // A NaN beside a common number is b, and the result is NaN.
  if (fma_is_long) {
    gentype scale = common ? (gentype)1 : a >= most ? down : up, back = common ? (gentype)1 : a >= most ? up : down;
    result = root_of_squares(a * scale, b * scale, to_odd) * back;
  }
  if (any_lane(!common)) {
    relation large = a >= most;
    gentype scale = large ? down : up;
    gentype scaled = fma_is_long ? result : root_of_squares(a * scale, b * scale, to_odd) * (large ? up : down);
    scaled = a == (gentype)0 ? (gentype)0 : scaled;
    scaled = (is_nan(x) | is_nan(y)) ? (gentype)NAN : scaled;
    scaled = ((x == (gentype)INFINITY) | (y == (gentype)INFINITY)) ? (gentype)INFINITY : scaled;
    result = common ? result : scaled;
  }
  return result;
}
#endif

gentype hypot(gentype x, gentype y) { return length_of(x, y, false); }
#endif
