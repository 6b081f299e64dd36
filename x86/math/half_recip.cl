// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_recip (6.15.2): with AVX-512 the processor's estimate y and a step of Newton's iteration, y + y (1 - x y), which
// leaves an error of 2^-28 beside that of rounding. Where the estimate is infinite the greatest number is in its place:
// from this the step makes infinity again for all x up to 2^-128, and numbers for the few beyond whose estimate is too
// large. Where x is infinite, 1 - x y is no number, and y is 0 whatever it is.
#define unary half_recip
#include "only_float.h"
#ifdef __AVX512VL__
#include <math/arithmetic/reciprocal_estimate.h>

gentype half_recip(gentype x) {
  const gentype most = (gentype)0x1.fffffep127f;
  gentype y = estimated_reciprocal(x);
  y = y > most ? most : y;
  y = y < -most ? -most : y;
  gentype residual = fma(-x, y, (gentype)1);
  return fma(y, residual < (gentype)1 ? residual : (gentype)1, y);
}
#else
#include <generic/math/half_recip.cl>
#endif
