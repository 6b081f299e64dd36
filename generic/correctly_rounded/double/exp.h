// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_exp of double, by power.h.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/power.h>

#ifndef ONECLC_CR_EXP_STEP_2
#define ONECLC_CR_EXP_STEP_2
__attribute__((noinline)) static double exp_in_doubt_of_double(double x) {
  if ((as_ulong(x) & LONG_MAX) >= as_ulong(746.0))
    return exp(x); // 0, infinite or NaN
  int n;
  wide r = natural_fraction(x, &n);
  return power_of_fraction(r, n);
}
#endif

gentype cr_exp(gentype x) {
  // Step 1
  relation doubt;
  gentype shifted;
  double_word t = natural_rest(x, &shifted);
  gentype result = power_of_words(shifted, t, &doubt);
  // Step 2
  doubt |= !magnitude_below(x, (gentype)708);
  for_lanes_in (doubt)
    element(result) = exp_in_doubt_of_double(element(x));
  return result;
}
