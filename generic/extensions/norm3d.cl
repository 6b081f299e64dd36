// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// norm3d: sqrt(x^2 + y^2 + z^2), by the method of length.h. Not in the specification, but in CUDA. Half results are
// those of float, rounded once more. Largest errors seen: float 0.764, double 0.685 ulp.
#define ternary norm3d
#include "each_float.h"
#if elem_bits == 16
gentype norm3d(gentype x, gentype y, gentype z) {
  return vec_convert(half, norm3d(vec_convert(float, x), vec_convert(float, y), vec_convert(float, z)));
}
#else
#include <extensions/length.h>

gentype norm3d(gentype x, gentype y, gentype z) {
  gentype greatest = fmax(fmax(fabs(x), fabs(y)), fabs(z)), scale = length_scale(greatest);
  double_word sum = {0, 0};
  sum = plus_square(sum, x, scale);
  sum = plus_square(sum, y, scale);
  sum = plus_square(sum, z, scale);
  return length_of_sum(sum, greatest, scale);
}
#endif
