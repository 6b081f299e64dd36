// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pow of half from bounds (power_bounds.h) and, where these leave the rounding in doubt, from the power of double.
// Special cases are as in C99, F.9.4.4.
#include <math/half/power_bounds.h>

__attribute__((noinline)) static gentype pow_of_any(gentype x, gentype y, gentype low, gentype high) {
  floatn result = half_power_of_any(x, y, low, high), v = vec_convert(float, x), w = vec_convert(float, y),
         half_w = w * 0.5f;
  intn whole = trunc(w) == w, odd = whole & (trunc(half_w) != half_w);
  result = odd ? copysign(result, v) : result;
  intn invalid = (v < 0) & (v > -INFINITY) & !whole;
  result = (invalid | is_nan(v) | is_nan(w)) ? (floatn)NAN : result;
  return vec_convert(half, (v == 1) | (w == 0) | ((v == -1) & (fabs(w) == INFINITY)) ? (floatn)1 : result);
}

gentype pow(gentype x, gentype y) {
  floatn below = half_power_from_below(fabs(vec_convert(float, x)), vec_convert(float, y));
  gentype low = vec_convert(half, below), high = vec_convert(half, fma(below, (floatn)half_power_width, below));
  return __builtin_expect(rare_power(x, y, low, high), false) ? pow_of_any(x, y, low, high) : low;
}
