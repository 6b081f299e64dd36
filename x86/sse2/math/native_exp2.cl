// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_exp2 (6.15.2): 2^x by native_power.h.
#define unary native_exp2
#include "only_float.h"
#include <math/arithmetic/products_and_sums.h>
#include <math/exponential/native_power.h>

gentype native_exp2(gentype x) {
  gentype shifted = x + shifter;
  return native_power((x - (shifted - shifter)) * M_LN2_F, shifted, x, exponent_bias - 1);
}
