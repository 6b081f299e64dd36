// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp of half: that of float, rounded once more and mended where that is the middle between two halves (in_float.h).
#include <math/half/in_float.h>

// AMD: with -cl-fast-relaxed-math LLVM would make v_exp_f16 of it, of a product that is rounded to half, which errs by
// 10 ulp. OpenCL relaxes the bounds of float and double alone.
policy("nobuiltin-amdgcn") gentype exp(gentype x) {
  floatn v = vec_convert(float, x), result = exp(v);
  result = nudged(result, (v == 0x1.de4p-8f) | (v == 0x1.73cp-6f), -1);
  return vec_convert(half, result);
}
