// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tanh (6.15.2): the hyperbolic tangent, e / (e + 2) of e = expm1(2 |x|): a quotient of double-words.
// Largest errors seen: float 0.60 ulp (one argument in 1997), double 0.62 ulp; half correctly rounded.
#define unary tanh
#include "each_float.h"
#include "exp_kernel.h"
#include "half_result.h"

#if elem_bits > 16
static inline double_word tanh_words(gentype x) {
  const gentype most = (gentype)(elem_bits == 32 ? 20 : 40); // then the result is 1
  gentype y = 2 * fabs(x);
  y = y > most ? most : y; // NaN stays
  double_word e = expm1_words(y);
  e = fast_two_sum(e.high, e.low);
  double_word d = two_sum(e.high, (gentype)2);
  gentype reciprocal = 1 / d.high, quotient = e.high * reciprocal;
  gentype rest = fma(-quotient, d.high, e.high) + fma(-quotient, e.low + d.low, e.low);
  return (double_word){quotient, rest * reciprocal};
}
#endif

gentype tanh(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x);
  return vec_convert(half, copysign(sum_to_odd(tanh_words(v)), v));
#else
  double_word sum = tanh_words(x);
  return copysign(sum.high + sum.low, x);
#endif
}
