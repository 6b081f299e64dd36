// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// isnormal (6.15.6): x is neither zero, subnormal, infinite nor NaN, whatever the device does with subnormals: the bits
// of x, its sign shifted out, lie between those of the least normal number, which are the lowest bit of infinity's, and
// infinity's.
#include "each_float.h"

relation isnormal(gentype x) {
  ugentype magnitude = as_ugentype(x) << (unsigned_elem)1, infinity = as_ugentype((gentype)INFINITY) << (unsigned_elem)1;
  ugentype least = infinity & -infinity;
  return (ugentype)(magnitude - least) < (ugentype)(infinity - least);
}
