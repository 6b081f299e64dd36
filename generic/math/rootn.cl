// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rootn (6.15.2): x^(1/y) within 0.6 ulp. NaN for y = 0 and for even roots of negative numbers; zeros and infinities as in 7.5.1:
// odd roots keep the sign, even ones lose it. Half through float.
#define binary rootn
#define second int
#include "each_float.h"
#include "power.h"

gentype rootn(gentype x, intn y) {
#if elem_bits == 16
  return vec_convert(half, rootn(vec_convert(float, x), y));
#else
  // 1/y as a double-word: y is the sum of two exact parts.
  gentype above = vec_convert(sgentype, y & (intn)~0xffff), below = vec_convert(sgentype, y & (intn)0xffff);
  double_word n = fast_two_sum(above, below);
  gentype inverse = 1 / n.high;
  double_word exponent = {inverse, inverse * fma(-inverse, n.low, fma(-inverse, n.high, (gentype)1))};
  gentype result = power(x, exponent);
  relation odd = vec_convert(signed_elem, y << (intn)31) < (igentype)0;
  result = odd ? copysign(result, x) : result;
  relation invalid = ((x < (gentype)0) & !odd) | (vec_convert(signed_elem, y) == (igentype)0);
  return (invalid | is_nan(x)) ? (gentype)NAN : result;
#endif
}
