// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// powr (6.15.2): x^y for x >= 0, 2^(y log2(x)), with the logarithm as a double-word (power.h). Special cases are as in
// 7.5.1: NaN for x < 0, 0^0, inf^0 and 1^inf, and if either argument is NaN.
// Largest errors seen: float 0.839, double 0.812 ulp.
#define binary powr
#include "each_float.h"
#if elem_bits == 16
#include <math/half/powr.h>
#else
#include <math/exponential/power.h>

rare_power_function gentype rare_powr(gentype x, gentype y, gentype fraction, gentype shifted) {
  return __builtin_expect(is_special_power(x, shifted), false) ? powr_of_any(x, y) : times_any_power(fraction, shifted);
}

// AMD: LLVM would replace its calls as those of pow.
policy("nobuiltin-amdgcn") gentype powr(gentype x, gentype y) {
  // Step 1: y log2(x) as a double-word
  double_word product = times_exponent(log2_words(x, (igentype)0), y);
  // Step 2: 2 to that power
  gentype fraction, shifted, result = usual_power(product, &fraction, &shifted);
  // Step 3: subnormal and infinite results; zeros, negative and subnormal numbers, infinities and NaN
  return __builtin_expect(any_rare_power(x, product, false), false) ? rare_powr(x, y, fraction, shifted) : result;
}
#endif
