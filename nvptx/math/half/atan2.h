// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan2 of half, in float by atan's polynomial. Over all quotients of halves and all reciprocals that rcp.approx may
// give, the angle is off by 4.7 2^-24 of itself at most, and the factors' and ends' roundings by 2^-24 each. Where this
// leaves the choice between two halves, and for NaN, which two zeros or infinities give, too, it is computed as in
// generic/.
#include <math/arithmetic/approximations.h>
#include <math/half/angle_of_tangent.h>
#include <math/half/half_angle.h>

__attribute__((noinline)) static half angle_by_float(half y, half x) {
  float angle;
  [[clang::noinline]] angle = atan2((float)y, (float)x);
  return half_angle(angle, y, x, false);
}

half atan2(half y, half x) {
  float v = y, w = x, a = fabs(v), b = fabs(w);
  bool steep = a > b;
  float angle = angle_of_tangent((steep ? b : a) * approximate_reciprocal(steep ? a : b), steep);
  angle = w < 0 ? 0x1.921fb6p1f - angle : angle;
  angle = as_float(as_uint(angle) ^ (as_uint(v) & 0x80000000));
  half low = (half)(angle * (1 - 0x1.8p-22f)), high = (half)(angle * (1 + 0x1.8p-22f));
  if (__builtin_expect(low != high, false))
    return angle_by_float(y, x);
  return low;
}
