// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// powr (6.15.2): x^y for x >= 0, as exp(y log(x)): within 0.6 ulp (0.8 if subnormal). Special cases as in 7.5.1: NaN for x < 0,
// 0^0, inf^0, 1^inf and if either is NaN. Half through float.
#define binary powr
#include "each_float.h"
#include "power.h"

gentype powr(gentype x, gentype y) {
#if elem_bits == 16
  return vec_convert(half, powr(vec_convert(float, x), vec_convert(float, y)));
#else
  gentype result = power(x, (double_word){y, (gentype)0});
  result = ((y == (gentype)0) | (x == (gentype)1)) ? (gentype)1 : result;
  relation base_extreme = (x == (gentype)0) | (x == (gentype)INFINITY);
  relation invalid = (base_extreme & (y == (gentype)0)) | ((x == (gentype)1) & is_infinite(y));
  return (invalid | !(x >= (gentype)0) | is_nan(y)) ? (gentype)NAN : result;
#endif
}
