// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// floor (6.15.2) without SSE4.1's instruction. Half is computed in float.
#include "each_float.h"

gentype floor(gentype x) {
#if elem_bits == 16
  return vec_convert(half, floor(vec_convert(float, x)));
#else
  gentype nearest = rint(x);
  return nearest - (nearest > x ? (gentype)1 : (gentype)0);
#endif
}
