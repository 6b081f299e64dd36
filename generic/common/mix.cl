// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mix (6.15.4): the linear blend x + (y - x) * a, computed as it stands. Half is computed in float, where no step
// overflows and only the result is rounded to half.
#include "each_float.h"

gentype mix(gentype x, gentype y, gentype a) {
#if elem_bits == 16
  return vec(convert_half)(mix(vec(convert_float)(x), vec(convert_float)(y), vec(convert_float)(a)));
#else
  return x + (y - x) * a;
#endif
}

#if vec_width > 1
gentype mix(gentype x, gentype y, sgentype a) { return mix(x, y, (gentype)a); }
#endif
