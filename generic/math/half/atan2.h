// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan2 of half: that of float, rounded once more.
#include <math/trigonometry/half_angle.h>

gentype atan2(gentype y, gentype x) {
  return half_angle(angle_of_point(vec_convert(float, y), vec_convert(float, x), true), y, x, false);
}
