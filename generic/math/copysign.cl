// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// copysign (6.15.2): the magnitude of x with the sign of y, also if they are NaN.
#include "each_float.h"
#include <math/arithmetic/ieee.h>

gentype copysign(gentype x, gentype y) {
  return as_gentype((ugentype)(magnitude_bits(x) | (as_ugentype(y) & (ugentype)sign_bit)));
}
