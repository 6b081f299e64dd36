// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// distance (6.15.5): length(p0 - p1). Half is computed in float, where the difference is all but exact and does not
// overflow.
#include "each_float.h"

#if vec_width <= 4
sgentype distance(gentype p0, gentype p1) {
#if elem_bits == 16
  return convert_half(fast_distance(vec(convert_float)(p0), vec(convert_float)(p1)));
#else
  return length(p0 - p1);
#endif
}
#endif
