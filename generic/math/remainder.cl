// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// remainder (6.15.2): x - n * y, n the integer nearest to x / y (the even one of two); exact; a zero has the sign of x.
// NaN if x is infinite or y is 0, x if y is infinite. Half through float, which has the same remainders.
// Largest errors seen: float and double exact.
#include <math/remainder/nearest_remainder.h>

#define binary remainder
#include "each_float.h"

gentype remainder(gentype x, gentype y) {
#if elem_bits == 16
  return vec_convert(half, remainder(vec_convert(float, x), vec_convert(float, y)));
#else
  igentype quotient;
  return nearest_remainder(x, y, &quotient);
#endif
}
