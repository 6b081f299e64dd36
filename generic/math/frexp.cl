// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// frexp (6.15.2): returns m and stores the exponent to *exp, where x = m * 2^*exp with 0.5 <= |m| < 1. Zeros,
// infinities and NaN are returned as they are, with exponent 0.
#include "each_space.h"
#include "each_float.h"
#if elem_bits == 16
#include <math/half/frexp.h>
#else
#include <math/arithmetic/ieee.h>

gentype frexp(gentype x, space intn *exp) {
  relation small = fabs(x) < (gentype)least_normal;
  gentype y = small ? x * (gentype)power_of_two(significand_bits) : x;
  igentype lowest = small ? (igentype)(1 - exponent_bias - significand_bits) : (igentype)(1 - exponent_bias);
  igentype exponent = as_igentype(magnitude_bits(y) >> significand_bits) + lowest;
  igentype fraction = as_igentype(y) & (igentype)(signed_elem)~infinity_bits;
  gentype m = as_gentype(fraction | as_igentype((gentype)0.5f));
  relation usual = (fabs(x) < (gentype)INFINITY) & (x != (gentype)0);
  *exp = vec_convert(int, usual ? exponent : (igentype)0);
  return usual ? m : x + x;
}
#endif
