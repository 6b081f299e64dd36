// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// isnormal (6.15.6): x is neither zero, subnormal, infinite nor NaN, whatever the device does with subnormals: the bits
// of |x| lie between those of the least normal number, which are the lowest bit of infinity's, and infinity's.
#include "each_float.h"

relation isnormal(gentype x) {
  ugentype infinity = as_ugentype((gentype)INFINITY), least = infinity & -infinity;
  return (ugentype)(as_ugentype(fabs(x)) - least) < (ugentype)(infinity - least);
}
