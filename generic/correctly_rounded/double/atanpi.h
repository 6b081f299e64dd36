// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_atanpi of double, by arctangent.h: the angle of the point (1, |x|).
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/arctangent.h>

#ifndef ONECLC_CR_ATANPI_STEP_2
#define ONECLC_CR_ATANPI_STEP_2
__attribute__((noinline, const)) static double atanpi_in_doubt_of_double(double x) {
  if (x == 0 || angle_is_endless(x))
    return atanpi(x);
  wide_float angle = angle_in_wide(wide_float_of(fabs(x)), wide_float_of(1));
  return copysign(double_of(half_turns_in_wide(angle)), x);
}
#endif

gentype cr_atanpi(gentype x) {
  // Step 1
  double_word angle = angle_of_words(double_word_of(fabs(x)), double_word_of((gentype)1), (relation)0);
  relation doubt;
  gentype result = copysign(rounded_angle(half_turns_of(angle), &doubt), x);
  // Step 2
  doubt |= bits_outside(fabs(x), as_ugentype((gentype)power_of_two(-900)), as_ugentype((gentype)power_of_two(900)));
  for_lanes_in (doubt)
    element(result) = atanpi_in_doubt_of_double(element(x));
  return result;
}
