// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_cosh of double, by power.h.
//   Step 1: e^|x| + e^-|x|, each with the error of power.h, less than 2^-69; the sums add less than 2^-70.
//   Step 2: the same sum in integers of 128 bits. Hyperbolic cosines of doubles come no nearer to a middle than
//     2^-118 of it or so (CORE-MATH's list).
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/power.h>

#ifndef ONECLC_CR_COSH_STEP_2
#define ONECLC_CR_COSH_STEP_2
__attribute__((noinline)) static double cosh_in_doubt_of_double(double x) {
  double a = fabs(x);
  if (as_ulong(a) >= as_ulong(746.0) || as_ulong(a) < as_ulong(0x1p-30))
    return cosh(x); // infinite, NaN or 1
  int above, below;
  wide r = natural_fraction(a, &above), s = natural_fraction(-a, &below);
  wide power = power_in_wide(r, &above), inverse = power_in_wide(s, &below);
  wide sum = wide_plus(wide_shifted_right(power, 1), wide_shifted_right(inverse, above - below + 1));
  int leading = (int)clz(sum.high);
  return nearest_double(wide_shifted(sum, leading), above - leading);
}
#endif

// 2^(n/16) e^t as the sum of two doubles, where `shifted` is shifter + n
static inline double_word power_in_words(gentype shifted, double_word t) {
  double_word power = scaled_power(shifted), most = power_less_one(t);
  gentype high = fma(power.high, most.high, power.high), low = fma(power.high, most.high, power.high - high);
  return (double_word){high, low + fma(power.high, most.low, fma(power.low, most.high, power.low))};
}

gentype cr_cosh(gentype x) {
  // Step 1
  gentype a = fabs(x), shifted = fma(a, (gentype)0x1.71547652b82fep4, shifter), n = shifted - shifter;
  double_word t = beyond_multiple(a, n, (gentype)0x1.62e42fef8p-5, (gentype)0x1.1cf79abc9e3b4p-40);
  double_word power = power_in_words(shifted, t);
  double_word inverse = power_in_words(shifter - n, (double_word){-t.high, -t.low});
  double_word sum = fast_two_sum(power.high, inverse.high);
  relation doubt;
  gentype result = (gentype)0.5 * rounded_sum(sum.high, sum.low + (power.low + inverse.low), 0x1p-68f, &doubt);
  // Step 2
  doubt |= !magnitude_below(x, (gentype)708);
  for_lanes_in (doubt)
    element(result) = cosh_in_doubt_of_double(element(x));
  return result;
}
