// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sin (6.15.2): the sine. The argument is reduced to |r| <= 0.79 (reduce_pio2.h), and minimax polynomials compute the
// result from r (trig.h). Half is float, rounded once more (nudged.h).
// Largest errors seen: float 0.902, double 0.831 ulp.
#define unary sin
#include "each_float.h"
#include <math/arithmetic/nudged.h>
#include <math/trigonometry/trig.h>

#if elem_bits > 16
__attribute__((always_inline)) static inline gentype sine(gentype x) {
  igentype n;
  double_word r = reduce_pio2(x, &n);
  bounds result = sine_in_quadrant(r, n);
  return settled(result, flip_by_quadrant(either_bound(result), n), sin, x);
}
#endif

gentype sin(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), result = sin(v);
  result = nudged(result, fabs(v) == 0x1.accp-3f, 1);
  result = nudged(result, fabs(v) == 0x1.2cp8f, -1);
  return vec_convert(half, result);
#else
  return sine(x);
#endif
}
