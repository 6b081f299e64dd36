// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// powr (6.15.2): x^y for x >= 0, as exp(y log(x)), by the method of power.h. Special cases are as in 7.5.1: NaN for
// x < 0, 0^0, inf^0 and 1^inf, and if either argument is NaN.
// Largest errors seen: float 0.934, double 0.804 ulp.
#define binary powr
#include "each_float.h"
#include <math/exponential/power.h>

gentype powr(gentype x, gentype y) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), w = vec_convert(float, y);
  return half_power(powr(v, w), v, w, (floatn)1);
#else
  bool rare;
  gentype result = power(x, times_exponent(log2_words(x, (igentype)0), y), &rare);
  return __builtin_expect(rare, false) ? powr_of_any(x, y) : result;
#endif
}
