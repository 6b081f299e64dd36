// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atanpi (6.15.2): atan(x) / pi. The double-word that atan computes is multiplied by 1 / pi as a double-word. Half is
// computed in float.
// Largest errors seen: float 0.751, double 0.75 ulp.
#define unary atanpi
#include "each_float.h"
#include <math/trigonometry/atan_kernel.h>

#if elem_bits > 16
static inline gentype arc_tangent(gentype x, bool to_odd) {
  return copysign(in_half_turns(atan_words(x, true), to_odd), x);
}
#endif

gentype atanpi(gentype x) {
#if elem_bits == 16
  return vec_convert(half, arc_tangent(vec_convert(float, x), true));
#else
  return arc_tangent(x, false);
#endif
}
