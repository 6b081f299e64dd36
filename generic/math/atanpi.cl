// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atanpi (6.15.2): atan(x) / pi. The double-word that atan computes is multiplied by 1 / pi as a double-word. Half is
// computed in float.
// Largest errors seen: float 0.75, double 0.845 ulp.
#define unary atanpi
#include "each_float.h"
#include <math/arithmetic/give_sign.h>
#include <math/arithmetic/nudged.h>
#include <math/trigonometry/atan_kernel.h>

gentype atanpi(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), result = atanpi(v);
  result = nudged(result, fabs(v) == 0x1.964p-3f, 1);
  return vec_convert(half, result);
#else
  bounds result = half_turns_of_magnitude(x);
  return give_sign(settled_bounds(result, atanpi, x), x);
#endif
}
