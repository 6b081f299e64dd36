// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erfcx: e^(x^2) erfc(x), the scaled complementary error function. Not in the specification, but in CUDA. For x >= 0 it
// is scaled_erfc, of a polynomial in 1 / (x + 19/8), in float 1 / (x + 3/2). For a negative x it is 2 e^(x^2) less that
// of |x|.
// Half results are correctly rounded. Largest errors seen: float 0.768, double 0.813 ulp.
#define unary erfcx
#include "each_float.h"
#if elem_bits == 16
#include <math/half/in_float.h>

gentype erfcx(gentype x) {
  floatn v = vec_convert(float, x), result = erfcx(v);
  result = nudged(result, v == 0x1.548p-11f, 1);
  result = nudged(result, v == 0x1.268p-5f || v == 0x1.58p-4f, -1);
  return vec_convert(half, result);
}
#else
#include <math/arithmetic/vocabulary.h>
#include <extensions/scaled_erfc.h>
#include <math/arithmetic/at_most.h>
#include <math/gamma/gamma_kernel.h>

// 2 e^(a^2) - scaled
static inline gentype erfcx_of_negative(gentype a, double_word scaled) {
  // Step 1: e^(a^2) = 2^n (power.high + power.low)
  gentype shifted, most = at_most(a, (gentype)(elem_bits == 32 ? 10 : 27)); // beyond, all is infinite
  double_word power = exp_times(two_product(most, most), (double_word){1, 0}, &shifted);
  // Step 2: the difference over 2^(n + 1), of which `scaled` is no part for great n
  igentype n = shifted_integer(shifted);
  relation small = n < (igentype)64;
  gentype unit = small ? exact_power((igentype)-1 - (small ? n : (igentype)0)) : (gentype)0;
  double_word difference = fast_two_sum(power.high, -scaled.high * unit);
  gentype result = difference.high + (difference.low + fma(-scaled.low, unit, power.low));
  // Step 3: scaling back
  return times_any_power(result, shifted + 1);
}

gentype erfcx(gentype x) {
  // Step 1: great numbers, whose reciprocal may be subnormal, are scaled; erfcx(a) is 1 / (sqrt(pi) a) there.
  const gentype great = (gentype)power_of_two(elem_bits == 32 ? 100 : 900),
                down = (gentype)power_of_two(elem_bits == 32 ? -60 : -500);
  gentype a = fabs(x);
  relation is_great = a > great;
  double_word scaled = scaled_erfc((double_word){at_most(is_great ? a * down : a, great), 0});
  // Step 2: the result of each sign
  gentype positive = (scaled.high + scaled.low) * (is_great ? down : (gentype)1);
  positive = is_infinite(a) ? (gentype)0 : positive;
  return lazy_select(x < (gentype)0, erfcx_of_negative(a, scaled), positive);
}
#endif
