// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// isnormal (6.15.6): whether x is neither zero, subnormal, infinite nor NaN, whatever the device does with subnormals:
// its exponent field is neither all zeros nor all ones. (A range check of the bits would be an operation less, but its
// subtraction becomes packed for half3, and then NVIDIA's compiler mixed up lanes.)
#include "each_float.h"

relation isnormal(gentype x) {
  ugentype infinity = as_ugentype((gentype)INFINITY), exponent = as_ugentype(x) & infinity;
  return (exponent != (unsigned_elem)0) & (exponent != infinity);
}
