// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan (6.15.2): the arc tangent. atan(|x|) comes from |x| or 1 / |x| by a minimax polynomial (atan_kernel.h), then the
// result gets the sign of x. Half is computed in float.
// Largest errors seen: float 0.824, double 0.721 ulp.
#define unary atan
#include "each_float.h"
#include <math/trigonometry/atan_kernel.h>

#if elem_bits > 16
static inline gentype arc_tangent(gentype x, bool to_odd) {
  return copysign(rounded(atan_words(x, to_odd), to_odd), x);
}
#endif

gentype atan(gentype x) {
#if elem_bits == 16
  return vec_convert(half, arc_tangent(vec_convert(float, x), true));
#else
  return arc_tangent(x, false);
#endif
}
