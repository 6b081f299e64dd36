// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tanpi of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

gentype tanpi(gentype x) {
  floatn v = vec_convert(float, x), result = tanpi(v);
  result = nudged(result, (fabs(v) == 0x1.8b8p-13f) | (fabs(v) == 0x1.38p-8f) | (fabs(v) == 0x1.2c8p-5f), 1);
  return vec_convert(half, result);
}
