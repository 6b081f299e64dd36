// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ldexp of half: a product of floats, rounded to half once (half_of_product.h).
#include <math/arithmetic/half_of_product.h>

gentype ldexp(gentype x, intn k) {
  floatn power = __builtin_astype((clamp(k, (intn)-60, (intn)60) + 127) << 23, floatn);
  return half_of_product(vec_convert(float, x) * power);
}
