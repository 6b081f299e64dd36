// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_atan2 of double, by arctangent.h.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/arctangent.h>
#include <correctly_rounded/double/beside_middle.h>

#ifndef ONECLC_CR_ATAN2_STEP_2
#define ONECLC_CR_ATAN2_STEP_2
__attribute__((noinline, const)) static double atan2_in_doubt_of_double(double y, double x) {
  if (y == 0 || x == 0 || angle_is_endless(y) || angle_is_endless(x))
    return atan2(y, x);
  wide_float a = wide_float_of(fabs(y)), b = wide_float_of(x);
  return copysign(beside_middle(angle_in_wide(a, b), a, b, wide_float_of(1)), y);
}
#endif

gentype cr_atan2(gentype y, gentype x) {
  // Step 1
  double_word angle = angle_of_words(double_word_of(fabs(y)), double_word_of(fabs(x)), x < (gentype)0);
  relation doubt;
  gentype result = copysign(rounded_angle(angle, &doubt), y);
  // Step 2
  doubt |= angle_is_far(x) | angle_is_far(y);
  for_lanes_in (doubt)
    element(result) = atan2_in_doubt_of_double(element(y), element(x));
  return result;
}
