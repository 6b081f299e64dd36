// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// radians (6.15.4): x * pi / 180 as one multiplication by the rounded constant, within 1 ulp. Half is computed in
// float, where the result is all but exact before its one rounding to half.
#include "each_float.h"
#include <math/arithmetic/half_of_product.h>

gentype radians(gentype x) {
#if elem_bits == 16
  return half_of_product(radians(vec(convert_float)(x)));
#elif elem_bits == 32
  return x * 0x1.1df46ap-6f;
#else
  return x * 0x1.1df46a2529d39p-6;
#endif
}
