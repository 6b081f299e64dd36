// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atanpi of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

gentype atanpi(gentype x) {
  floatn v = vec_convert(float, x), result = atanpi(v);
  result = nudged(result, (fabs(v) == 0x1.964p-3f) | (fabs(v) == 0x1.e98p-10f), 1);
  return vec_convert(half, result);
}
