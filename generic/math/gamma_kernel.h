// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the error and gamma functions of float and double share. To be included after each_float.h.
#include "exp_kernel.h"

#if elem_bits > 16
// e^(x.high + x.low) / 2^n, *sum = shifter + n, error 2^-4 ulp: 1 + t + t^2 / 2 as a double-word, the rest of the series beside it
static inline double_word exp_words(double_word x, private gentype *sum) {
  gentype high = reduce_ln2(x.high, sum), low = fma(*sum - shifter, -ln2_low, x.low), t = high + low, square = t * t;
  double_word linear = fast_two_sum((gentype)1, high), quadratic = two_product(high * (gentype)0.5f, high);
  double_word result = fast_two_sum(linear.high, quadratic.high);
  gentype rest = fma(expm1_polynomial(t, square), t * square, fma(high, low, low));
  result.low += linear.low + quadratic.low + rest;
  return fast_two_sum(result.high, result.low);
}

// 1 / (a.high + a.low)
static inline double_word reciprocal_words(double_word a) {
  gentype r = 1 / a.high;
  return (double_word){r, r * fma(-r, a.low, fma(-r, a.high, (gentype)1))};
}
#endif
