// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan2pi of half: in float, rounded to odd; half_angle decides where that leaves the rounding in doubt.
#include <math/half/half_angle.h>

gentype atan2pi(gentype y, gentype x) {
  floatn angle = half_turns_of_point(vec_convert(float, y), vec_convert(float, x), true);
  return half_angle(copysign(angle, vec_convert(float, y)), y, x, true);
}
