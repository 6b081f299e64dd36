// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hypot of half from bounds (bounds.h) of the root of the sum of squares, which is rounded once, and so is the root;
// where they leave the rounding in doubt, it is the root of double.
#include <math/half/bounds.h>

__attribute__((noinline)) static gentype hypot_of_any(gentype x, gentype y, gentype low, gentype high) {
  vec(double) v = vec_convert(double, x), w = vec_convert(double, y);
  gentype result = nearer(__builtin_elementwise_sqrt(fma(v, v, w * w)), low, high);
  intn infinite = (fabs(vec_convert(float, x)) == INFINITY) | (fabs(vec_convert(float, y)) == INFINITY);
  return vec_convert(half, infinite ? (floatn)INFINITY : vec_convert(float, result));
}

gentype hypot(gentype x, gentype y) {
  floatn v = vec_convert(float, x), w = vec_convert(float, y), z = fma(v, v, w * w),
         root = __builtin_elementwise_sqrt(z);
  // Half an ulp of z contributes half, one of the root and one of the product here whole: 1.25 2^-23.
  const float width = 0x1.5p-23f;
  gentype low = vec_convert(half, root * (1 - width)), high = vec_convert(half, root * (1 + width));
  relation undefined = magnitude_bits(low) > (ugentype)infinity_bits;
  return __builtin_expect(any_lane(differ(low, high) | undefined), false) ? hypot_of_any(x, y, low, high) : low;
}
