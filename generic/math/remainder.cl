// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// remainder (6.15.2): x - n * y, exactly, where n is the integer nearest to x / y (the even one of two that are as
// near). A zero has the sign of x. NaN if x is infinite or y is 0, x if y is infinite. The steps are in
// nearest_remainder.h. Half is computed in float, which has the same remainders.
// Largest errors seen: float and double exact.
#include <math/remainder/nearest_remainder.h>

#define binary remainder
#include "each_float.h"
#if elem_bits == 16
#include <math/half/remainder.h>
#else

gentype remainder(gentype x, gentype y) {
  igentype quotient;
  return nearest_remainder(x, y, &quotient);
}
#endif
