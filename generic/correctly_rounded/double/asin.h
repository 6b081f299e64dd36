// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_asin of double, by arctangent.h: the angle of the point ((1 - x^2)^(1/2), |x|). Step 2 of small x is the Taylor
// series. Below 2^-27 the result is x: x^3 / 6 is less than the distance to the middle.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/arctangent.h>
#include <correctly_rounded/double/odd_series_table.h>

#ifndef ONECLC_CR_ASIN_STEP_2
#define ONECLC_CR_ASIN_STEP_2
__attribute__((noinline, const)) static double asin_in_doubt_of_double(double x) {
  if (x == 0 || !(fabs(x) < 1))
    return asin(x);
  if (angle_is_small(x))
    return x;
  if (fabs(x) < 0x1p-12)
    return nearly_same(x, x, arcsine_terms, false);
  wide_float angle = angle_in_wide(wide_float_of(fabs(x)), root_in_wide(x));
  return copysign(double_of(angle), x);
}
#endif

gentype cr_asin(gentype x) {
  // Step 1
  gentype a = fabs(x);
  double_word angle = angle_of_words(double_word_of(a), root_of_one_less_square(a), (relation)0);
  relation doubt;
  gentype result = copysign(rounded_angle(angle, &doubt), x);
  // Step 2
  doubt |= bits_outside(a, as_ugentype((gentype)power_of_two(-900)), as_ugentype((gentype)1));
  for_lanes_in (doubt)
    element(result) = asin_in_doubt_of_double(element(x));
  return result;
}
