// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

gentype atan(gentype x) {
  floatn v = vec_convert(float, x), result = atan(v);
  result = nudged(result, (fabs(v) == 0x1.d14p-6f) | (fabs(v) == 0x1.ad4p-3f) | (fabs(v) == 0x1.9b8p2f), 1);
  return vec_convert(half, result);
}
