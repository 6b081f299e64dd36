// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sin (6.15.2): the sine. The argument is reduced to |r| <= 0.79 (reduce_pio2.h), and minimax polynomials compute the
// result from r (trig.h). Half is computed in float and correctly rounded (rounded.h).
// Largest errors seen: float 0.868, double 0.831 ulp.
#define unary sin
#include "each_float.h"
#include <math/trigonometry/trig.h>

#if elem_bits > 16
__attribute__((always_inline)) static inline gentype sine(gentype x, bool to_odd) {
  igentype n;
  double_word r = reduce_pio2(x, &n);
  return flip_sign(sine_in_quadrant(r, n, to_odd), sign_of_quadrant(n));
}
#endif

gentype sin(gentype x) {
#if elem_bits == 16
  return vec_convert(half, sine(vec_convert(float, x), true));
#else
  return sine(x, false);
#endif
}
