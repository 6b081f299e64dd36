// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// round (6.15.2): x rounded to the nearest integer, ties away from zero: |x| + h without its fraction, where h is the
// number just below 1/2; 1/2 itself would make 1 of h. An integer and a half comes so near to the next integer that the
// sum is rounded to it, from 1/2 as a tie to even; the number before it comes no nearer than to the number before that
// integer; and where there are no fractions, h is less than half the distance to the next number, and x stays.
// Largest errors seen: float and double exact.
#include "each_float.h"
#include <math/arithmetic/ieee.h>

gentype round(gentype x) {
  const gentype before_half = (gentype)0.5f - (gentype)power_of_two(-significand_bits - 2);
  return trunc(x + copysign(before_half, x));
}
