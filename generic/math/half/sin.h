// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sin of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

gentype sin(gentype x) {
  floatn v = vec_convert(float, x), result = sin(v);
  result = nudged(result, fabs(v) == 0x1.accp-3f, 1);
  result = nudged(result, fabs(v) == 0x1.2cp8f, -1);
  return vec_convert(half, result);
}
