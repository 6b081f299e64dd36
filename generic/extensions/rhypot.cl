// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rhypot: 1 / sqrt(x^2 + y^2), by the method of length.h. Not in the specification, but in CUDA. Half results are those
// of float, rounded once more. Largest errors seen: float 0.75, double 0.75 ulp.
#define binary rhypot
#include "each_float.h"
#if elem_bits == 16
gentype rhypot(gentype x, gentype y) { return vec_convert(half, rhypot(vec_convert(float, x), vec_convert(float, y))); }
#else
#include <extensions/length.h>

gentype rhypot(gentype x, gentype y) {
  gentype greatest = fmax(fabs(x), fabs(y)), scale = length_scale(greatest);
  double_word sum = {0, 0};
  sum = plus_square(sum, x, scale);
  sum = plus_square(sum, y, scale);
  return reciprocal_length(sum, greatest, scale);
}
#endif
