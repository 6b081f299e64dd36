// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// asinh of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

gentype asinh(gentype x) {
  floatn v = vec_convert(float, x), result = asinh(v);
  result = nudged(result, fabs(v) == 0x1.af4p-3f, 1);
  result = nudged(result, fabs(v) == 0x1.c7cp3f, -1);
  return vec_convert(half, result);
}
