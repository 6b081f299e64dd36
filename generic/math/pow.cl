// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pow (6.15.2): x^y within 0.6 ulp (0.8 if subnormal). Special cases as in C99, F.9.4.4: pow(x, 0) and pow(1, y) are 1 also for NaN. Half
// through float.
#define binary pow
#include "each_float.h"
#include "power.h"

gentype pow(gentype x, gentype y) {
#if elem_bits == 16
  return vec_convert(half, pow(vec_convert(float, x), vec_convert(float, y)));
#else
  gentype result = power(x, (double_word){y, (gentype)0});
  gentype half_y = y * (gentype)0.5f;
  relation whole = trunc(y) == y, odd = whole & (trunc(half_y) != half_y);
  result = odd ? copysign(result, x) : result;
  relation invalid = (x < (gentype)0) & (x > (gentype)-INFINITY) & !whole;
  result = (invalid | is_nan(x) | is_nan(y)) ? (gentype)NAN : result;
  relation one = (x == (gentype)1) | (y == (gentype)0) | ((x == (gentype)-1) & is_infinite(y));
  return one ? (gentype)1 : result;
#endif
}
