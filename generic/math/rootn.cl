// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rootn (6.15.2): x^(1/y), by the method of power.h. NaN for y = 0 and for even roots of negative numbers. Zeros and
// infinities are as in 7.5.1: odd roots keep the sign, even ones lose it.
// Largest errors seen: float 0.796, double 0.748 ulp.
#define binary rootn
#define second int
#include "each_float.h"
#include <math/arithmetic/rounded_root.h>
#include <math/exponential/power.h>

#if elem_bits > 16
__attribute__((noinline)) static gentype rootn_of_any(gentype x, intn y, double_word inverse) {
  gentype result = power_of_any(x, inverse);
  relation odd = vec_convert(signed_elem, y << (intn)31) < (igentype)0;
  result = odd ? copysign(result, x) : result;
  relation invalid = ((x < (gentype)0) & !odd) | (vec_convert(signed_elem, y) == (igentype)0);
  return (invalid | is_nan(x)) ? (gentype)NAN : result;
}
#endif

gentype rootn(gentype x, intn y) {
#if elem_bits == 16
  floatn v = vec_convert(float, x);
  return half_power(rootn(v, y), v, (floatn)1, vec_convert(float, y));
#else
  // 1/y is a double-word, for which y is the sum of two parts that are exact.
  gentype above = vec_convert(sgentype, y &(intn)~0xffff), below = vec_convert(sgentype, y &(intn)0xffff);
  double_word n = fast_two_sum(above, below);
  gentype inverse = rounded_reciprocal(n.high);
  double_word exponent = {inverse, inverse * fma(-inverse, n.low, fma(-inverse, n.high, (gentype)1))};
  double_word log = log2_words(x, (igentype)0), product = times_exponent(log, inverse);
  product.low = fma(log.high, exponent.low, product.low);
  bool rare;
  gentype result = power(x, product, &rare);
  return __builtin_expect(rare, false) ? rootn_of_any(x, y, exponent) : result;
#endif
}
