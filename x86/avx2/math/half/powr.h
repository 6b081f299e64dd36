// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// powr of half from bounds (power_bounds.h) and, where these leave the rounding in doubt, from the power of double.
// Special cases are as in 7.5.1.
#include <math/half/power_bounds.h>

__attribute__((noinline)) static gentype powr_of_any(gentype x, gentype y, gentype low, gentype high) {
  floatn result = half_power_of_any(x, y, low, high), v = vec_convert(float, x), w = vec_convert(float, y);
  result = ((w == 0) | (v == 1)) ? (floatn)1 : result;
  intn invalid = ((v == 0) | (v == INFINITY)) & (w == 0);
  invalid |= (v == 1) & (fabs(w) == INFINITY);
  return vec_convert(half, (invalid | !(v >= 0) | is_nan(w)) ? (floatn)NAN : result);
}

gentype powr(gentype x, gentype y) {
  floatn below = half_power_from_below(vec_convert(float, x), vec_convert(float, y));
  gentype low = vec_convert(half, below), high = vec_convert(half, fma(below, (floatn)half_power_width, below));
  return __builtin_expect(rare_power(x, y, low, high), false) ? powr_of_any(x, y, low, high) : low;
}
