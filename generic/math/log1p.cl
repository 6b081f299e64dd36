// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log1p (6.15.2): ln(1 + x), -inf of -1, NaN below. Method: log_kernel.h.
// Largest errors seen: float 0.811 ulp (all arguments), double 0.71 ulp; half correctly rounded.
#define unary log1p
#include "each_float.h"
#include "log_kernel.h"
#include "half_result.h"

gentype log1p(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), result = sum_to_odd(log1p_words(v, 0));
  result = v < (floatn)INFINITY ? result : v; // NaN, too
  result = v == -1 ? (floatn)-INFINITY : result;
  result = v < -1 ? (floatn)NAN : result;
  return vec_convert(half, copysign(result, v));
#else
  double_word sum = log1p_words(x, 0);
  gentype result = copysign(sum.high + sum.low, x); // of zeros
  relation rare = as_ugentype(x + 1) - (ugentype)1 >= as_ugentype((gentype)power_of_two(exponent_bias - 1)) - (ugentype)1;
  if (__builtin_expect(any_lane(rare), false)) {
    gentype extreme = x == (gentype)-1 ? (gentype)-INFINITY : x > (gentype)0 ? log(x) : (gentype)NAN;
    extreme = is_nan(x) ? x : extreme;
    result = rare ? extreme : result;
  }
  return result;
#endif
}
