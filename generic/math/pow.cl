// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pow (6.15.2): x^y = 2^(y log2(x)), with the logarithm as a double-word (power.h). Special cases are as in C99,
// F.9.4.4: pow(x, 0) and pow(1, y) are 1 also for NaN.
// Largest errors seen: float 0.839, double 0.812 ulp.
#define binary pow
#include "each_float.h"
#if elem_bits == 16
#include <math/half/pow.h>
#else
#include <math/exponential/power.h>

__attribute__((noinline)) static gentype pow_of_any(gentype x, gentype y) {
#if vec_width > 1
  gentype result = powr_of_any(fabs(x), y); // NaN, too, where pow is 1
#else
  // On GPUs a call in a call takes registers.
  gentype result = power_of_any(x, (double_word){y, (gentype)0});
#endif
  gentype half_y = y * (gentype)0.5f;
  relation whole = trunc(y) == y, odd = whole & (trunc(half_y) != half_y);
  result = odd ? copysign(result, x) : result;
  relation invalid = (x < (gentype)0) & (x > (gentype)-INFINITY) & !whole;
  result = (invalid | is_nan(x) | is_nan(y)) ? (gentype)NAN : result;
  relation one = (x == (gentype)1) | (y == (gentype)0) | ((x == (gentype)-1) & is_infinite(y));
  return one ? (gentype)1 : result;
}

rare_power_function gentype rare_pow(gentype x, gentype y, gentype fraction, gentype shifted) {
  return __builtin_expect(is_special_power(x, shifted), false) ? pow_of_any(x, y) : times_any_power(fraction, shifted);
}

// AMD: LLVM would make sqrt(x) of pow(x, 0.5), also of -0 and -inf, powr of pow(fabs(x), y), also of 0 and infinity, and
// pown with a poison exponent of pow(x, 0x1p40).
policy("nobuiltin-amdgcn") gentype pow(gentype x, gentype y) {
  // Step 1: y log2(x) as a double-word
  double_word product = times_exponent(log2_words(x, (igentype)0), y);
  // Step 2: 2 to that power
  gentype fraction, shifted, result = usual_power(product, &fraction, &shifted);
  // Step 3: subnormal and infinite results; zeros, negative and subnormal numbers, infinities and NaN
  return __builtin_expect(any_rare_power(x, product, true), false) ? rare_pow(x, y, fraction, shifted) : result;
}
#endif
