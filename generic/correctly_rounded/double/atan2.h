// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_atan2 of double, by arctangent.h. Where the angle is below 2^-62, it is y / x less next to nothing. If that
// quotient is the middle between two subnormal numbers, it is to be rounded down, for which a part in 2^112 is taken
// from it; other quotients are 2^-107 of themselves or more from a middle.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/arctangent.h>
#include <correctly_rounded/double/beside_middle.h>

#ifndef ONECLC_CR_ATAN2_STEP_2
#define ONECLC_CR_ATAN2_STEP_2
__attribute__((noinline, const)) static double atan2_in_doubt_of_double(double y, double x) {
  if (y == 0 || x == 0 || angle_is_endless(y) || angle_is_endless(x))
    return atan2(y, x);
  const long_number unit = {{1ul << 60, 0, 0, 0}};
  wide_float a = wide_float_of(fabs(y)), b = wide_float_of(fabs(x)), angle = angle_in_wide(a, b, x < 0);
  if (angle.exponent < -62)
    angle = float_sum(angle, float_minus(float_scaled(angle, -112)));
  return copysign(double_of(beside_middle(angle, a, b, x < 0, unit)), y);
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
