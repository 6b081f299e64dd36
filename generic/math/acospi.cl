// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acospi (6.15.2): acos(x) / pi. The double-word that acos computes is multiplied by 1 / pi as a double-word. Half is
// computed in float.
// Largest errors seen: float 0.626, double 0.698 ulp.
#define unary acospi
#include "each_float.h"
#include <math/trigonometry/asin_kernel.h>

gentype acospi(gentype x) {
#if elem_bits == 16
  return vec_convert(half, acospi(vec_convert(float, x)));
#else
  bounds result = rounded(half_turns(acos_words(x)), false); // no angle is small but 0
  return settled_bounds(result, acospi, x);
#endif
}
