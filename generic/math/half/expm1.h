// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// expm1 of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

gentype expm1(gentype x) {
  floatn v = vec_convert(float, x), result = expm1(v);
  result = nudged(result, v == 0x1.6ap-11f, 1);
  return vec_convert(half, result);
}
