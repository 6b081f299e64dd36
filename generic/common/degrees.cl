// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// degrees (6.15.4): x * 180 / pi as one multiplication by the rounded constant, within 1 ulp. Half is computed in
// float, where the result is all but exact before its one rounding to half.
#include "each_float.h"
#include <math/arithmetic/half_of_product.h>

gentype degrees(gentype x) {
#if elem_bits == 16
  return half_of_product(degrees(vec(convert_float)(x)));
#elif elem_bits == 32
  return x * 0x1.ca5dc2p+5f;
#else
  return x * 0x1.ca5dc1a63c1f8p+5;
#endif
}
