// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fract (6.15.2): returns fmin(x - floor(x), 1 - ulp), where 1 - ulp is the greatest number below 1, and stores
// floor(x) to *iptr. Zeros stay as they are, infinities give a zero of their sign (7.5.1), and NaN gives NaN.
#include "each_space.h"
#include "each_float.h"
#include <math/arithmetic/ieee.h>

gentype fract(gentype x, space gentype *iptr) {
  gentype whole = floor(x), part = x - whole, most = as_gentype((ugentype)(as_ugentype((gentype)1) - (ugentype)1));
  *iptr = whole;
  part = part > most ? most : part;
  return (is_infinite(x) | (x == (gentype)0)) ? copysign((gentype)0, x) : part;
}
