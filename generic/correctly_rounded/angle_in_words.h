// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The second step of atan2 and atan2pi: the angle p of double, between 0 and pi/4, is improved by the angle that is
// left of the point when it is turned back by p.
#ifndef ONECLC_CORRECTLY_ROUNDED_ANGLE_IN_WORDS_H
#define ONECLC_CORRECTLY_ROUNDED_ANGLE_IN_WORDS_H
#include <correctly_rounded/words.h>

// |atan2(y, x)|, or that over pi, of finite numbers other than zero
__attribute__((noinline)) static float angle_in_words(float y, float x, bool over_pi) {
  double a = fabs((double)y), b = fabs((double)x);
  bool steep = a > b;
  double least = steep ? b : a, most = steep ? a : b, p = atan(least / most);
  words sine = sin_of(p), cosine = cos_of(p);
  words rest = minus(times(one_word(least), cosine), times(one_word(most), sine));
  words angle = ordered_sum(p, (rest.high + rest.low) / (most * cosine.high + least * sine.high));
  const words right = {0x1.921fb54442d18p0, 0x1.1a62633145c07p-54};
  angle = steep ? minus(right, angle) : angle;
  angle = x < 0 ? minus((words){2 * right.high, 2 * right.low}, angle) : angle;
  if (over_pi)
    return nearest_or_even(times(angle, (words){0x1.45f306dc9c883p-2, -0x1.6b01ec5417056p-56}));
  // No angle lies on a border between floats. One that is as near as this is hardly less than a quotient that does:
  // subnormal, and the tangent of a number less than itself.
  return nearest_to(angle, angle.high * -0x1p-94);
}
#endif
