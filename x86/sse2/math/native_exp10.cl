// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_exp10 (6.15.2): 10^x by native_power.h, with the product of x and log2(10) in double.
#define unary native_exp10
#include "only_float.h"
#include <math/arithmetic/products_and_sums.h>
#include <math/exponential/native_power.h>

gentype native_exp10(gentype x) {
  vec(double) product = vec_convert(double, x) * (vec(double))0x1.a934f0979a371p1;
  gentype shifted = vec_convert(float, product) + shifter;
  gentype t = vec_convert(float, product - vec_convert(double, shifted - shifter)) * M_LN2_F;
  return native_power(t, shifted, x, 37);
}
