// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ilogb (6.15.2): the exponent of x as an integer; FP_ILOGB0 for zeros, FP_ILOGBNAN for NaN, INT_MAX for infinities.
#include "each_float.h"
#if elem_bits == 16
#include <math/half/ilogb.h>
#else
#include <math/arithmetic/ieee.h>

intn ilogb(gentype x) {
  relation small = fabs(x) < (gentype)least_normal;
  gentype y = small ? x * (gentype)power_of_two(significand_bits) : x;
  igentype lowest = small ? (igentype)(-exponent_bias - significand_bits) : (igentype)-exponent_bias;
  intn result = vec_convert(int, as_igentype(fabs(y)) >> significand_bits) + vec_convert(int, lowest);
  result = vec_convert(int, x == (gentype)0) ? (intn)FP_ILOGB0 : result;
  return vec_convert(int, fabs(x) < (gentype)INFINITY) ? result : (intn)FP_ILOGBNAN; // FP_ILOGBNAN is INT_MAX
}
#endif
