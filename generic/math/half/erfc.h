// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erfc of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

gentype erfc(gentype x) {
  floatn v = vec_convert(float, x), result = erfc(v);
  result = nudged(result, v == 0x1.c5cp-13f, -1);
  result = nudged(result, v == -0x1.c5cp-12f, 1);
  return vec_convert(half, result);
}
