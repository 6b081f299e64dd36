// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// asinpi of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

gentype asinpi(gentype x) {
  floatn v = vec_convert(float, x), result = asinpi(v);
  result = nudged(result, fabs(v) == 0x1.004p-3f, 1);
  return vec_convert(half, result);
}
