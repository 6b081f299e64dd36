// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan2 (6.15.2): half in float by the polynomial of atan.cl. Over all quotients of halves and all reciprocals that
// rcp.approx may give, the angle is off by 4.7 2^-24 of itself at most, and the factors' and ends' roundings by 2^-24
// each. Where this leaves the choice between two halves, and for NaN, which two zeros or infinities give, too, it is
// computed as in generic/. Float and double are those of generic/.
#define binary atan2
#include "each_float.h"
#if elem_bits == 16 && vec_width == 1
#include <math/arithmetic/approximations.h>
#include <math/trigonometry/half_angle.h>

__attribute__((noinline)) static half angle_by_float(half y, half x) {
  float angle;
  [[clang::noinline]] angle = atan2((float)y, (float)x);
  return half_angle(angle, y, x, false);
}

half atan2(half y, half x) {
  float v = y, w = x, a = fabs(v), b = fabs(w);
  bool steep = a > b;
  float t = (steep ? b : a) * approximate_reciprocal(steep ? a : b), square = t * t;
  float p = 0x1.6ee97ep-9f;
  p = fma(p, square, -0x1.03b9fep-6f);
  p = fma(p, square, 0x1.5a9beap-5f);
  p = fma(p, square, -0x1.31ea82p-4f);
  p = fma(p, square, 0x1.b312ccp-4f);
  p = fma(p, square, -0x1.22c5bep-3f);
  p = fma(p, square, 0x1.996e06p-3f);
  p = fma(p, square, -0x1.55547ap-2f);
  p = fma(p, square, 0x1p0f);
  float angle = steep ? fma(-p, t, 0x1.921fb6p0f) : p * t;
  angle = w < 0 ? 0x1.921fb6p1f - angle : angle;
  angle = as_float(as_uint(angle) ^ (as_uint(v) & 0x80000000));
  half low = (half)(angle * (1 - 0x1.8p-22f)), high = (half)(angle * (1 + 0x1.8p-22f));
  if (__builtin_expect(low != high, false))
    return angle_by_float(y, x);
  return low;
}
#else
#include <generic/math/atan2.cl>
#endif
