// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acos of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

gentype acos(gentype x) {
  floatn v = vec_convert(float, x), result = acos(v);
  result = nudged(result, (v == -0x1.2cp-18f) | (v == -0x1.1dp-1f), 1);
  result = nudged(result, v == -0x1.2bcp-4f, -1);
  return vec_convert(half, result);
}
