// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan2 of half: in float, rounded to odd; half_angle decides where that leaves the rounding in doubt.
#include <math/half/half_angle.h>

gentype atan2(gentype y, gentype x) {
  return half_angle(angle_of_point(vec_convert(float, y), vec_convert(float, x), true), y, x, false);
}
