// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// smoothstep (6.15.4): the cubic t * t * (3 - 2 * t) of t = clamp((x - edge0) / (edge1 - edge0), 0, 1), which is 0 up
// to edge0 and 1 from edge1 on. The result is undefined for NaNs and if edge0 >= edge1. Half is computed in float and
// rounded once.
#include "each_float.h"
#include <math/arithmetic/half_of_product.h>

gentype smoothstep(gentype edge0, gentype edge1, gentype x) {
#if elem_bits == 16
  return half_of_product(smoothstep(vec(convert_float)(edge0), vec(convert_float)(edge1), vec(convert_float)(x)));
#else
  gentype t = clamp((x - edge0) / (edge1 - edge0), (gentype)0, (gentype)1);
  return t * t * (3 - 2 * t);
#endif
}

#if vec_width > 1
gentype smoothstep(sgentype edge0, sgentype edge1, gentype x) { return smoothstep((gentype)edge0, (gentype)edge1, x); }
#endif
