// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acosh (6.15.2): the inverse hyperbolic cosine, log1p(t + sqrt(t (x + 1))), t = x - 1: the root as a double-word. NaN below 1.
// Largest errors seen: float 0.80 ulp (one argument in 1997), double 0.71 ulp; half correctly rounded.
#define unary acosh
#include "each_float.h"
#include "half_result.h"
#include "log_kernel.h"
#include "sqrt_words.h"

#if elem_bits > 16
static inline double_word acosh_words(gentype x) {
  gentype t = x - 1;
  double_word next = fast_two_sum(x, (gentype)1), z = two_product(t, next.high);
  gentype half_reciprocal;
  double_word root = sqrt_words(z.high, &half_reciprocal), w = fast_two_sum(root.high, t);
  return log1p_words(w.high, fma(fma(t, next.low, z.low), half_reciprocal, root.low + w.low));
}

static inline gentype acosh_special(gentype x, gentype result) {
  result = x == (gentype)1 ? (gentype)0 : result;
  return x < (gentype)1 ? (gentype)NAN : result;
}
#endif

gentype acosh(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), result = acosh_special(v, sum_to_odd(acosh_words(v)));
  return vec_convert(half, v < (floatn)INFINITY ? result : v); // NaN, too
#else
  double_word sum = acosh_words(x);
  gentype result = sum.high + sum.low;
  relation usual = (x > (gentype)1) & (x < (gentype)power_of_two(exponent_bias / 2 - 2));
  if (__builtin_expect(any_lane(!usual), false))
    result = usual ? result : acosh_special(x, log_of_twice(x));
  return result;
#endif
}
