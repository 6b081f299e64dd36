// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tan (6.15.2): the tangent. The argument is reduced to |r| <= 0.79 (reduce_pio2.h), and a minimax polynomial and, in
// every other quadrant, a reciprocal compute the result from r (trig.h). Half is float, rounded once more
// (nudged.h).
// Largest errors seen: float 0.974, double 0.913 ulp.
#define unary tan
#include "each_float.h"
#include <math/arithmetic/nudged.h>
#include <math/trigonometry/trig.h>

#if elem_bits > 16
__attribute__((always_inline)) static inline gentype tangent(gentype x) {
  igentype n;
  double_word r = reduce_pio2(x, &n);
  bounds result = tan_in_quadrant(r, n);
  return settled_bounds(result, tan, x);
}
#endif

gentype tan(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), result = tan(v);
  result = nudged(result, (fabs(v) == 0x1.25p-5f) | (fabs(v) == 0x1.d28p14f), 1);
  result = nudged(result, fabs(v) == 0x1.7b4p6f, -1);
  return vec_convert(half, result);
#else
  return tangent(x);
#endif
}
