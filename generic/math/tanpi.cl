// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tanpi (6.15.2): tan(pi x). x is reduced exactly (reduce_pio2.h), and the rest is as in tan. For x = n/2, n = 0, 1, 2,
// 3 and so on, the result is +0, +inf, -0, -inf and so on (7.5.1); for negative x it has the other sign. Half is
// float, rounded once more (nudged.h).
// Largest errors seen: float 1, double 0.994 ulp.
// These errors occur where pi x is subnormal or nearly so.
#define unary tanpi
#include "each_float.h"
#include <math/arithmetic/nudged.h>
#include <math/trigonometry/trig.h>

#if elem_bits > 16
__attribute__((always_inline)) static inline gentype tangent(gentype x) {
  igentype n;
  double_word r = reduce_half(fabs(x), &n);
  gentype pole = flip_sign((n & (igentype)1) != (igentype)0 ? (gentype)INFINITY : (gentype)0, sign_of_quadrant(n));
  bounds result = tan_in_quadrant(r, n);
  return settled(result,
                 flip_sign(r.high == (gentype)0 ? pole : either_bound(result), as_ugentype(x) & (ugentype)sign_bit),
                 tanpi, x);
}
#endif

gentype tanpi(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), result = tanpi(v);
  result = nudged(result, (fabs(v) == 0x1.8b8p-13f) | (fabs(v) == 0x1.38p-8f) | (fabs(v) == 0x1.2c8p-5f), 1);
  result = nudged(result, fabs(v) == 0x1.fc8p-14f, -1);
  return vec_convert(half, result);
#else
  return tangent(x);
#endif
}
