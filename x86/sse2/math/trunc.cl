// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// trunc (6.15.2) without SSE4.1's instruction. Half is computed in float.
#include "each_float.h"

gentype trunc(gentype x) {
#if elem_bits == 16
  return vec_convert(half, trunc(vec_convert(float, x)));
#else
  return copysign(floor(fabs(x)), x);
#endif
}
