// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rnorm3d: 1 / sqrt(x^2 + y^2 + z^2), by the method of length.h. Not in the specification, but in CUDA. Half results
// are those of float, rounded once more. Largest errors seen: float 0.75, double 0.75 ulp.
#define ternary rnorm3d
#include "each_float.h"
#if elem_bits == 16
gentype rnorm3d(gentype x, gentype y, gentype z) {
  return vec_convert(half, rnorm3d(vec_convert(float, x), vec_convert(float, y), vec_convert(float, z)));
}
#else
#include <extensions/length.h>

gentype rnorm3d(gentype x, gentype y, gentype z) {
  gentype greatest = fmax(fmax(fabs(x), fabs(y)), fabs(z)), scale = length_scale(greatest);
  double_word sum = {0, 0};
  sum = plus_square(sum, x, scale);
  sum = plus_square(sum, y, scale);
  sum = plus_square(sum, z, scale);
  return reciprocal_length(sum, greatest, scale);
}
#endif
