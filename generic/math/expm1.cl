// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// expm1 (6.15.2): e^x - 1. x = n ln(2) + t; (2^n - 1) + 2^n t, a double-word, and 2^n times the rest of the series.
#define unary expm1
#include "each_float.h"
#include "exp_kernel.h"
#include "half_result.h"

#if elem_bits > 16
// where 2^n is a normal number
static inline double_word expm1_words(gentype x) {
  gentype sum, high = reduce_ln2(x, &sum), low = (sum - shifter) * -ln2_low, t = high + low, square = t * t;
  gentype rest = fma(expm1_polynomial(t, square), t * square, fma(high, low, low));
  rest = fma(high * (gentype)0.5f, high, rest);
  gentype power = times_power((gentype)1, sum), less = power - 1;
  double_word result = fast_two_sum(less, power * high);
  result.low = fma(power, rest, result.low + (power - less - 1));
  return result;
}
#endif

gentype expm1(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x);
  v = v > 20.0f ? (floatn)20.0f : v;
  v = v < -20.0f ? (floatn)-20.0f : v;
  return vec_convert(half, copysign(sum_to_odd(expm1_words(v)), v));
#else
  double_word sum = expm1_words(x);
  gentype result = copysign(sum.high + sum.low, x); // of zeros
  relation usual = fabs(x) < (gentype)(elem_bits == 32 ? 87 : 708);
  if (__builtin_expect(any_lane(!usual), false)) {
    gentype extreme = x < (gentype)0 ? (gentype)-1 : exp(x);
    result = usual ? result : extreme;
  }
  return result;
#endif
}
