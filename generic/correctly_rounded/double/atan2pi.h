// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_atan2pi of double, by arctangent.h. Below 2^-90 the result is y / (pi x), less next to nothing. Such a quotient is
// 2^-161 of itself or more from each middle m, also from those between subnormal numbers: were it nearer, m x / y would
// be a convergent of the continued fraction of a power of two over pi, and none is so near (lab/coefficients/pi.py).
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/arctangent.h>
#include <correctly_rounded/double/beside_middle.h>

#ifndef ONECLC_CR_ATAN2PI_STEP_2
#define ONECLC_CR_ATAN2PI_STEP_2
__attribute__((noinline, const)) static double atan2pi_in_doubt_of_double(double y, double x) {
  if (y == 0 || x == 0 || angle_is_endless(y) || angle_is_endless(x))
    return atan2pi(y, x);
  wide_float a = wide_float_of(fabs(y)), b = wide_float_of(x);
  return copysign(beside_middle(half_turns_in_wide(angle_in_wide(a, b)), a, b, float_pi(0)), y);
}
#endif

gentype cr_atan2pi(gentype y, gentype x) {
  // Step 1
  double_word angle = angle_of_words(double_word_of(fabs(y)), double_word_of(fabs(x)), x < (gentype)0);
  relation doubt;
  gentype result = copysign(rounded_angle(half_turns_of(angle), &doubt), y);
  // Step 2
  doubt |= angle_is_far(x) | angle_is_far(y);
  for_lanes_in (doubt)
    element(result) = atan2pi_in_doubt_of_double(element(y), element(x));
  return result;
}
