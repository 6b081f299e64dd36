// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acosh of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

gentype acosh(gentype x) {
  floatn v = vec_convert(float, x), result = acosh(v);
  result = nudged(result, v == 0x1.39p0f, 1);
  return vec_convert(half, result);
}
