// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tgamma of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

gentype tgamma(gentype x) {
  floatn v = vec_convert(float, x), result = tgamma(v);
  result = nudged(result, (v == 0x1.3fp-15f) | (v == 0x1.308p-9f), -1);
  return vec_convert(half, result);
}
