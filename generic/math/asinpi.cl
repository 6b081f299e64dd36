// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// asinpi (6.15.2): asin(x) / pi. The double-word that asin computes is multiplied by 1 / pi as a double-word. Half is
// computed in float.
// Largest errors seen: float 0.75, double 0.828 ulp.
#define unary asinpi
#include "each_float.h"
#include <math/trigonometry/asin_kernel.h>

#if elem_bits > 16
static inline gentype arc_sine(gentype x, bool to_odd) { return copysign(in_half_turns(asin_words(x), to_odd), x); }
#endif

gentype asinpi(gentype x) {
#if elem_bits == 16
  return vec_convert(half, arc_sine(vec_convert(float, x), true));
#else
  return arc_sine(x, false);
#endif
}
