// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cospi (6.15.2): cos(pi x). x is reduced exactly (reduce_pio2.h), and polynomials compute the result from what is left
// (trig.h). All zero results are +0. Half is float, rounded once more.
// Largest errors seen: float 0.755, double 0.76 ulp.
#define unary cospi
#include "each_float.h"
#include <math/trigonometry/trig.h>

#if elem_bits > 16
__attribute__((always_inline)) static inline gentype cosine(gentype x) {
  return sine_of_half_turns(fabs(x), (igentype)1, cospi);
}
#endif

gentype cospi(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), result = cospi(v);
  // The next number towards zero: that of a tie is always on the side of the exact cosine.
  result = fma(result, -0x1p-24f, result);
  return vec_convert(half, result);
#else
  return cosine(x);
#endif
}
