// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp2 of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

// AMD: LLVM would replace its calls as those of exp.
policy("nobuiltin-amdgcn") gentype exp2(gentype x) {
  floatn v = vec_convert(float, x), result = exp2(v);
  result = nudged(result, v == 0x1.714p-11f, 1);
  return vec_convert(half, result);
}
