// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sign (6.15.4): 1 if x > 0, -1 if x < 0, x if it is a zero, 0 if it is NaN. It works on the bits, so that subnormals
// count whatever the device does with them.
#include "each_float.h"

gentype sign(gentype x) {
  ugentype infinity = as_ugentype((gentype)INFINITY), one = as_ugentype((gentype)1);
  ugentype magnitude = as_ugentype(fabs(x)), signed_zero = as_ugentype(x) ^ magnitude;
  ugentype result = signed_zero | (magnitude > (ugentype)0 ? one : magnitude);
  return as_gentype((ugentype)(magnitude > infinity ? (ugentype)0 : result));
}
