// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

// AMD: LLVM would replace its calls as those of exp.
policy("nobuiltin-amdgcn") gentype log(gentype x) {
  floatn v = vec_convert(float, x), result = log(v);
  result = nudged(result, (v == 0x1.4d4p-9f) | (v == 0x1.5ep-8f), -1);
  return vec_convert(half, result);
}
