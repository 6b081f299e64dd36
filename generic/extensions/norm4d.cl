// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// norm4d: sqrt(x^2 + y^2 + z^2 + w^2), by the method of length.h. Not in the specification, but in CUDA. Half results
// are those of float, rounded once more. Largest errors seen: float 0.764, double 0.723 ulp.
#define quaternary norm4d
#include "each_float.h"
#include <extensions/quaternary.h>
#if elem_bits == 16 && !by_lanes
gentype norm4d(gentype x, gentype y, gentype z, gentype w) {
  return vec_convert(
      half, norm4d(vec_convert(float, x), vec_convert(float, y), vec_convert(float, z), vec_convert(float, w)));
}
#elif !by_lanes
#include <extensions/length.h>

gentype norm4d(gentype x, gentype y, gentype z, gentype w) {
  gentype greatest = fmax(fmax(fabs(x), fabs(y)), fmax(fabs(z), fabs(w))), scale = length_scale(greatest);
  double_word sum = {0, 0};
  sum = plus_square(sum, x, scale);
  sum = plus_square(sum, y, scale);
  sum = plus_square(sum, z, scale);
  sum = plus_square(sum, w, scale);
  return length_of_sum(sum, greatest, scale);
}
#endif
