// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan (6.15.2): the arc tangent. atan(|x|) comes from |x| or 1 / |x| by a minimax polynomial (atan_kernel.h), then the
// result gets the sign of x. Half is float, rounded once more (nudged.h).
// Largest errors seen: float 0.835, double 0.844 ulp.
#define unary atan
#include "each_float.h"
#include <math/arithmetic/give_sign.h>
#include <math/arithmetic/nudged.h>
#include <math/trigonometry/atan_kernel.h>

gentype atan(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), result = atan(v);
  result = nudged(result, (fabs(v) == 0x1.d14p-6f) | (fabs(v) == 0x1.ad4p-3f) | (fabs(v) == 0x1.9b8p2f), 1);
  return vec_convert(half, result);
#else
  bounds result = atan_of_magnitude(x);
  return give_sign(settled_bounds(result, atan, x), x);
#endif
}
