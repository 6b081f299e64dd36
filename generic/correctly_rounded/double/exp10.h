// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_exp10 of double, by power.h. 10^23 is the middle between two doubles: 5^23 has 54 bits. Greater powers have more,
// and lesser ones fewer.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/power.h>

#ifndef ONECLC_CR_EXP10_STEP_2
#define ONECLC_CR_EXP10_STEP_2
__attribute__((noinline)) static double exp10_in_doubt_of_double(double x) {
  if (x == 23)
    return 0x1.52d02c7e14af6p76;
  if ((as_ulong(x) & LONG_MAX) >= as_ulong(324.0))
    return exp10(x);                                         // 0, infinite or NaN
  int n = (int)floor(fma(x, 0x1.a934f0979a371p1, -0x1p-40)); // so that r is not negative
  wide multiple = fraction_times(n, 0x4d104d427de7fbcc, 0x47c4acd605be48bc, 0x13569862a1e8f9a4);
  const wide quarter_of_ln10 = {0x935d8dddaaa8ac16, 0xea56d62b82d30a28};
  wide r = fraction_product(wide_minus(fraction_of(x), multiple), quarter_of_ln10);
  return power_of_fraction(wide_shifted(r, 2), n);
}
#endif

gentype cr_exp10(gentype x) {
  // Step 1
  relation doubt;
  gentype shifted = fma(x, (gentype)0x1.a934f0979a371p8, shifter), n = shifted - shifter;
  double_word beyond = beyond_multiple(x, n, (gentype)0x1.34413509p-9, (gentype)0x1.ef3fde623e256p-42);
  double_word t = two_product(beyond.high, (gentype)0x1.26bb1bbb55516p1);
  t.low = fma(beyond.low, (gentype)0x1.26bb1bbb55516p1, fma(beyond.high, (gentype)-0x1.f48ad494ea3e9p-53, t.low));
  gentype result = power_of_words(shifted, t, &doubt);
  // Step 2
  doubt |= !magnitude_below(x, (gentype)307);
  for_lanes_in (doubt)
    element(result) = exp10_in_doubt_of_double(element(x));
  return result;
}
