// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// modf (6.15.2): returns the fractional part of x and stores the integral part to *iptr. Both have the sign of x, also
// if they are zeros.
#include "each_space.h"
#include "each_float.h"
#include <math/arithmetic/ieee.h>

gentype modf(gentype x, space gentype *iptr) {
  gentype whole = trunc(x);
  *iptr = whole;
  return copysign(is_infinite(x) ? (gentype)0 : x - whole, x);
}
