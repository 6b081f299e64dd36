// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_exp2 of double, by power.h. Integers have exact powers, and the least half of a subnormal number, which is a tie.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/power.h>

#ifndef ONECLC_CR_EXP2_STEP_2
#define ONECLC_CR_EXP2_STEP_2
__attribute__((noinline)) static double exp2_in_doubt_of_double(double x) {
  if ((as_ulong(x) & LONG_MAX) >= as_ulong(1076.0))
    return exp2(x); // 0, infinite or NaN
  const wide ln2 = {0xb17217f7d1cf79ab, 0xc9e3b39803f2f6af};
  return power_of_fraction(fraction_product(fraction_of(x), ln2), (int)floor(x));
}
#endif

gentype cr_exp2(gentype x) {
  // Step 1
  relation doubt;
  gentype shifted;
  double_word t = binary_rest(x, &shifted);
  gentype result = power_of_words(shifted, t, &doubt);
  // Step 2
  doubt |= !magnitude_below(x, (gentype)1022);
  for_lanes_in (doubt)
    element(result) = exp2_in_doubt_of_double(element(x));
  return result;
}
