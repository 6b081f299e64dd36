// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sinh of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

gentype sinh(gentype x) {
  floatn v = vec_convert(float, x), result = sinh(v);
  result = nudged(result, fabs(v) == 0x1.3c8p1f, 1);
  return vec_convert(half, result);
}
