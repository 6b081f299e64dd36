// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ceil (6.15.2) without SSE4.1's instruction. Between -1 and 0 the result is -0. Half is computed in float.
#include "each_float.h"

gentype ceil(gentype x) {
#if elem_bits == 16
  return vec_convert(half, ceil(vec_convert(float, x)));
#else
  gentype nearest = rint(x);
  return copysign(nearest + (nearest < x ? (gentype)1 : (gentype)0), x);
#endif
}
