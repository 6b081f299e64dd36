// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sinh of half, in float (exponentials.h) and rounded once more. All halves were tried.
#include <math/half/exponentials.h>

gentype sinh(gentype x) {
  floatn v = vec_convert(float, x);
  return vec_convert(half, copysign(half_hyperbolic(between(v, -12, 12), true), v));
}
