// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// asinh (6.15.2): the inverse hyperbolic sine, log1p(|x| + (sqrt(1 + x^2) - 1)): the root as a double-word; that of a small x is 1 and
// half of x^2, exact enough beside |x|.
// Largest errors seen: float 0.75 ulp (one argument in 1997), double 0.70 ulp; half correctly rounded.
#define unary asinh
#include "each_float.h"
#include "half_result.h"
#include "log_kernel.h"
#include "sqrt_words.h"

#if elem_bits > 16
static inline double_word asinh_words(gentype a) {
  double_word square = two_product(a, a);
  double_word z = two_sum((gentype)1, square.high);
  gentype half_reciprocal;
  double_word root = sqrt_words(z.high, &half_reciprocal), w = fast_two_sum(a, root.high - 1);
  w = fast_two_sum(w.high, fma(z.low + square.low, half_reciprocal, root.low + w.low));
  return log1p_words(w.high, w.low);
}
#endif

gentype asinh(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), a = fabs(v), result = sum_to_odd(asinh_words(a));
  return vec_convert(half, copysign(a < (floatn)INFINITY ? result : a, v));
#else
  gentype a = fabs(x);
  double_word sum = asinh_words(a);
  gentype result = sum.high + sum.low;
  relation usual = a < (gentype)power_of_two(exponent_bias / 2 - 2);
  if (__builtin_expect(any_lane(!usual), false))
    result = usual ? result : log_of_twice(a);
  return copysign(result, x);
#endif
}
