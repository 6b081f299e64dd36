// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dot (6.15.5): the dot product, within max * max * (2n - 1) epsilon for n elements, where max is the greatest
// magnitude among the arguments' elements. Half is computed in float, where products are exact and sums do not
// overflow.
#include "each_float.h"

#if vec_width <= 4
sgentype dot(gentype p0, gentype p1) {
#if elem_bits == 16
  return convert_half(dot(vec(convert_float)(p0), vec(convert_float)(p1)));
#elif vec_width == 1
  return p0 * p1;
#else
  gentype product = p0 * p1;
  sgentype sum = product.x + product.y;
#pragma unroll
  for (int i = 2; i < vec_width; i++)
    sum += product[i];
  return sum;
#endif
}
#endif
