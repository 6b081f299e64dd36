// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tan of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

gentype tan(gentype x) {
  floatn v = vec_convert(float, x), result = tan(v);
  result = nudged(result, (fabs(v) == 0x1.25p-5f) | (fabs(v) == 0x1.d28p14f), 1);
  result = nudged(result, fabs(v) == 0x1.7b4p6f, -1);
  return vec_convert(half, result);
}
