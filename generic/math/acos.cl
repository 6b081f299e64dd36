// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acos (6.15.2): the arc cosine. It is pi/2 - asin(x) for |x| up to about 1/2, 2 asin(sqrt((1 - x) / 2)) for larger x
// and pi - 2 asin(sqrt((1 + x) / 2)) for smaller ones, with a minimax polynomial for asin (asin_kernel.h). Half is
// computed in float.
// Largest errors seen: float 0.678, double 0.749 ulp.
#define unary acos
#include "each_float.h"
#include <math/arithmetic/nudged.h>
#include <math/trigonometry/asin_kernel.h>

gentype acos(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), result = acos(v);
  result = nudged(result, (v == -0x1.2cp-18f) | (v == -0x1.1dp-1f), 1);
  result = nudged(result, v == -0x1.2bcp-4f, -1);
  return vec_convert(half, result);
#else
  bounds result = rounded(acos_words(x), false);
  return settled_bounds(result, acos, x);
#endif
}
