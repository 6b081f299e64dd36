// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cos (6.15.2): the cosine. The argument is reduced to |r| <= 0.79 (reduce_pio2.h), and minimax polynomials compute the
// result from r (trig.h). Half is computed in float and correctly rounded (rounded.h).
// Largest errors seen: float 0.867, double 0.838 ulp.
#define unary cos
#include "each_float.h"
#include <math/trigonometry/trig.h>

#if elem_bits > 16
__attribute__((always_inline)) static inline gentype cosine(gentype x, bool to_odd) {
  igentype n;
  double_word r = reduce_pio2(x, &n);
  n += (igentype)1;
  return flip_sign(sine_in_quadrant(r, n, to_odd), sign_of_quadrant(n));
}
#endif

gentype cos(gentype x) {
#if elem_bits == 16
  return vec_convert(half, cosine(vec_convert(float, x), true));
#else
  return cosine(x, false);
#endif
}
