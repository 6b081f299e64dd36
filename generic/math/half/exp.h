// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

gentype exp(gentype x) {
  floatn v = vec_convert(float, x), result = exp(v);
  result = nudged(result, (v == 0x1.de4p-8f) | (v == 0x1.73cp-6f), -1);
  return vec_convert(half, result);
}
