// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_exp (6.15.2): e^x by native_power.h, where the product of n and ln(2)'s first word is exact.
#define unary native_exp
#include "only_float.h"
#include <math/arithmetic/products_and_sums.h>
#include <math/exponential/native_power.h>
#include <math/exponential/log_kernel.h>

gentype native_exp(gentype x) {
  gentype shifted = x * M_LOG2E_F + shifter, n = shifted - shifter;
  return native_power(x - n * ln2_short - n * ln2_rest, shifted, x, 87);
}
