// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_recip (6.15.2): the processor's estimate y and a step of Newton's iteration. Beside half an ulp for the last
// rounding it leaves 2^-28, of up to 2.25 ulp.
#define unary half_recip
#include "only_float.h"
#include <math/arithmetic/estimates.h>

// The estimate is infinite for magnitudes up to 2^-128, as 1 / x is, and 0 for infinity. Then the residual is -infinity
// or NaN, which is not above -1 as all others are.
gentype half_recip(gentype x) {
  gentype y = estimated_reciprocal(x), residual = fma(-x, y, (gentype)1);
  return residual > (gentype)-1 ? fma(y, residual, y) : y;
}
