// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_cosh of double, by power.h.
//   Step 1: hyperbolic.h.
//   Step 2: the same sum in integers of 128 bits. Hyperbolic cosines of doubles come no nearer to a middle than
//     2^-118 of it or so (CORE-MATH's list).
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/power.h>
#include <correctly_rounded/double/hyperbolic.h>

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
  return nearest_double(sum, above);
}
#endif

gentype cr_cosh(gentype x) {
  // Step 1
  double_word twice = hyperbolic_in_words(x, false);
  relation doubt;
  gentype result = (gentype)0.5 * rounded_sum(twice.high, twice.low, 0x1p-68f, &doubt);
  // Step 2
  doubt |= !magnitude_below(x, (gentype)708);
  for_lanes_in (doubt)
    element(result) = cosh_in_doubt_of_double(element(x));
  return result;
}
