// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cosh of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

gentype cosh(gentype x) {
  floatn v = vec_convert(float, x), result = cosh(v);
  result = nudged(result, fabs(v) == 0x1p-5f, 1);
  return vec_convert(half, result);
}
