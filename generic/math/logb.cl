// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// logb (6.15.2): the exponent of x as a floating-point number; -inf for zeros, +inf for infinities, NaN for NaN.
#include "each_float.h"
#if elem_bits == 16
#include <math/half/logb.h>
#else
#include <math/arithmetic/ieee.h>

gentype logb(gentype x) {
  gentype exponent = vec_convert(sgentype, ilogb(x));
  gentype result = x == (gentype)0 ? (gentype)-INFINITY : exponent;
  return fabs(x) < (gentype)INFINITY ? result : x * x;
}
#endif
