// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log1p (6.15.2): ln(1 + x), -inf of -1, NaN below. 1 + x = 2^e (1 + f), f = x / 2^e + (1 / 2^e - 1) as a double-word.
#define unary log1p
#include "each_float.h"
#include "log_kernel.h"
#include "half_result.h"

#if elem_bits > 16
static inline double_word log1p_words(gentype x) {
  igentype exponent = as_igentype(x + 1) - as_igentype((gentype)0.70710678118654752440);
  gentype e = as_gentype((exponent >> (igentype)significand_bits) + as_igentype(shifter)) - shifter;
  gentype scale = as_gentype((igentype)(as_igentype((gentype)1) - (exponent & (igentype)(signed_elem)~(leading_bit - 1))));
  double_word f = fast_two_sum(scale - 1, x * scale);                  // |a| >= |b|, or the sum is exact
  return log_of_fraction(e, f.high, fma(-f.high, f.low, f.low)); // ln(1 + f + low) = ln(1 + f) + low / (1 + f) …
}
#endif

gentype log1p(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), result = sum_to_odd(log1p_words(v));
  result = v < (floatn)INFINITY ? result : v; // NaN, too
  result = v == -1 ? (floatn)-INFINITY : result;
  result = v < -1 ? (floatn)NAN : result;
  return vec_convert(half, copysign(result, v));
#else
  double_word sum = log1p_words(x);
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
