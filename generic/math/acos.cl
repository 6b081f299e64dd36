// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acos (6.15.2): the arc cosine. It is pi/2 - asin(x) for |x| up to about 1/2, 2 asin(sqrt((1 - x) / 2)) for larger x
// and pi - 2 asin(sqrt((1 + x) / 2)) for smaller ones, with a minimax polynomial for asin (asin_kernel.h). Half is
// computed in float.
// Largest errors seen: float 0.663, double 0.737 ulp.
#define unary acos
#include "each_float.h"
#include <math/trigonometry/asin_kernel.h>

#if elem_bits > 16
static inline gentype arc_cosine(gentype x, bool to_odd) { return rounded(acos_words(x), to_odd); }
#endif

gentype acos(gentype x) {
#if elem_bits == 16
  return vec_convert(half, arc_cosine(vec_convert(float, x), true));
#else
  return arc_cosine(x, false);
#endif
}
