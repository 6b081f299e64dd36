// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_acospi of double, by arctangent.h: the angle of the point (x, (1 - x^2)^(1/2)).
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/arctangent.h>

#ifndef ONECLC_CR_ACOSPI_STEP_2
#define ONECLC_CR_ACOSPI_STEP_2
__attribute__((noinline, const)) static double acospi_in_doubt_of_double(double x) {
  if (x == 0 || !(fabs(x) < 1))
    return acospi(x);
  wide_float angle = angle_in_wide(root_in_wide(x), wide_float_of(x));
  return double_of(half_turns_in_wide(angle));
}
#endif

gentype cr_acospi(gentype x) {
  // Step 1
  gentype a = fabs(x);
  double_word angle = angle_of_words(root_of_one_less_square(a), double_word_of(a), x < (gentype)0);
  relation doubt;
  gentype result = rounded_angle(half_turns_of(angle), &doubt);
  // Step 2
  doubt |= bits_outside(a, as_ugentype((gentype)power_of_two(-900)), as_ugentype((gentype)1));
  for_lanes_in (doubt)
    element(result) = acospi_in_doubt_of_double(element(x));
  return result;
}
