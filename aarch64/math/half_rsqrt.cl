// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_rsqrt (6.15.2): the processor's estimate and a step of third order, which leaves 5/16 of the residual's third
// power. The residual is within 2^-7.2, and the result within 2 ulp. An estimate that is 0 or infinite is the result;
// its residual is NaN, in whose place is 1.
#define unary half_rsqrt
#include "only_float.h"
#include <math/arithmetic/estimates.h>

gentype half_rsqrt(gentype x) {
  gentype y = estimated_reciprocal_root(x), residual = fmin(fma(x * y, -y, (gentype)1), (gentype)1);
  return fma(y * residual, fma(residual, (gentype)0.375f, (gentype)0.5f), y);
}
