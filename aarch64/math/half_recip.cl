// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_recip (6.15.2): the processor's estimate y and a step of third order, y (1 + e + e^2) with e = 1 - x y, which
// leaves 2^-25.2. With roundings the result is within 3 ulp. An estimate that is 0 or infinite is the result, since
// 1 + e is 2 then, or infinite where x is a subnormal number.
#define unary half_recip
#include "only_float.h"
#include <math/arithmetic/estimates.h>

gentype half_recip(gentype x) {
  gentype y = estimated_reciprocal(x), factor = two_less_product(x, y);
  return y * fma(factor - 1, factor, (gentype)1);
}
