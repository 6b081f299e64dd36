// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// asin (6.15.2): the arc sine. asin(|x|) comes from |x| or sqrt((1 - |x|) / 2) by a minimax polynomial (asin_kernel.h),
// then the result gets the sign of x.
// Largest errors seen: float 0.703, double 0.777 ulp.
#define unary asin
#include "each_float.h"
#if elem_bits == 16
#include <math/half/asin.h>
#else
#include <math/arithmetic/give_sign.h>
#include <math/trigonometry/asin_kernel.h>

gentype asin(gentype x) {
  bounds result = rounded(asin_words(x), false);
  return give_sign(settled_bounds(result, asin, x), x);
}
#endif
