// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The third step of atan2 and atan2pi, for angles that the second one cannot tell from the middle between two doubles:
// of the 2^106 quotients of two significands some come as near to a middle as 2^-159 of it (CORE-MATH's list has one at
// 2^-154). A point (x, y), y > 0, lies beyond the middle m, an angle of 54 bits, if y cos(m) > x sin(m). Sine and
// cosine have errors below 2^-182, or 2^-182 of m where that is small.
#ifndef ONECLC_CORRECTLY_ROUNDED_BESIDE_MIDDLE_H
#define ONECLC_CORRECTLY_ROUNDED_BESIDE_MIDDLE_H
#include <correctly_rounded/double/wide_float.h>

// Whether the angle of (x, y), y > 0, is greater than m
static inline bool beyond_middle(wide_float y, wide_float x, wide_float m) {
  wide_float above = float_product(y, float_sine_series(m, 1));
  wide_float below = float_product(x, float_product(m, float_sine_series(m, 2)));
  wide_float difference = float_sum(above, float_minus(below));
  // Where both sides are equal but for errors, y / x is a middle between subnormal numbers, and the angle is less.
  return !difference.negative && difference.exponent > above.exponent - 180;
}

// The double nearest to an angle in units, of which 2^-118 is in doubt
static inline double beside_middle(wide_float angle, wide_float y, wide_float x, wide_float unit) {
  double nearest = double_of(angle);
  wide_float at = wide_float_of(nearest);
  bool beyond = float_less(at, angle);
  double other = as_double(as_long(nearest) + (beyond ? 1 : -1));
  wide_float middle = float_scaled(float_sum(at, wide_float_of(other)), -1);
  wide_float distance = float_sum(angle, float_minus(middle));
  if (distance.exponent > middle.exponent - 118)
    return nearest;
  return beyond_middle(y, x, float_product(middle, unit)) == beyond ? other : nearest;
}
#endif
