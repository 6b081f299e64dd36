// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log1p of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

gentype log1p(gentype x) {
  floatn v = vec_convert(float, x), result = log1p(v);
  result = nudged(result, v == 0x1.80cp-8f, 1);
  result = nudged(result, v == -0x1.7f4p-8f, -1);
  return vec_convert(half, result);
}
