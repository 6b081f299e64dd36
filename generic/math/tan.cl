// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tan (6.15.2): the tangent. The argument is reduced to |r| <= 0.79 (reduce_pio2.h), and a minimax polynomial and, in
// every other quadrant, a reciprocal compute the result from r (trig.h). Half is computed in float and correctly
// rounded (rounded.h).
// Largest errors seen: float 0.974, double 0.913 ulp.
#define unary tan
#include "each_float.h"
#include <math/trigonometry/trig.h>

#if elem_bits > 16
__attribute__((always_inline)) static inline gentype tangent(gentype x, bool to_odd) {
  igentype n;
  double_word r = reduce_pio2(x, &n);
  return tan_in_quadrant(r, n, to_odd);
}
#endif

gentype tan(gentype x) {
#if elem_bits == 16
  return vec_convert(half, tangent(vec_convert(float, x), true));
#else
  return tangent(x, false);
#endif
}
