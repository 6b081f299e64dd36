// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// round (6.15.2): x rounded to the nearest integer, ties away from zero. The part that trunc cuts off is exact, while
// x + 0.5 would not be.
// Largest errors seen: float and double exact.
#include "each_float.h"

gentype round(gentype x) {
  gentype whole = trunc(x);
  gentype up = fabs(x - whole) >= (gentype)0.5f ? (gentype)1 : (gentype)0;
  return whole + copysign(up, x); // whole has the sign of x, also if it is zero
}
