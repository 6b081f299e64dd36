// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_angle(angle, y, x, in_half_turns): the angle of the point (x, y) of two halves, correctly rounded. `angle` is
// what float has computed by double-words, within 2^-28 of the exact angle. This decides all cases but those next to
// the middle between two halves, which are computed again with integers. The constants are from
// lab/coefficients/pi.py. To be included after each_float.h.
#include <math/arithmetic/any_lane.h>
#if elem_bits == 16
#ifndef ONECLC_MATH_HALF_ANGLE_H
#define ONECLC_MATH_HALF_ANGLE_H
// The angle of (x, y) for |y|, |x| > 0, by integers. Angles are in units of 2^-60; t = n / d, or the tangent of what is
// left of the angle up to pi/4, and atan(t), by its series, is a unit or a few too small. No angle, in radians or in
// half-turns, is a half or the middle of two halves (but pi/4 in half-turns, which is nowhere near a middle), so that
// the bits that are left out count as one bit that is set.
__attribute__((noinline)) static half angle_by_integers(half y, half x, bool in_half_turns) {
  const ulong pio4 = 0xc90fdaa22168c23, inverse_pi = 0x517cc1b727220a95;
  const ulong a = (ulong)(fabs((float)y) * 0x1p24f), b = (ulong)(fabs((float)x) * 0x1p24f);
  ulong n = min(a, b), d = max(a, b);
  const bool steep = a > b, near = 2 * n > d;
  if (near) {
    const ulong sum = n + d;
    n = d - n;
    d = sum;
  }
  ulong t = 0;
  for (int i = 0; i < 60; i++) { // bit by bit, as GPUs divide by approximate reciprocals
    n *= 2;
    t = 2 * t + (n >= d);
    n -= n >= d ? d : 0;
  }
  const ulong z = mul_hi(t << 2, t << 2); // t <= 1/2
  ulong series = 0;
#pragma unroll
  for (uint k = 53; k > 1; k -= 2) // 1/3 - z/5 + z^2/7 - …
    series = (1ul << 60) / k - mul_hi(z << 4, series);
  ulong angle = t - mul_hi(mul_hi(z << 4, t) << 4, series) - (t != 0);
  angle = near ? pio4 - angle : angle;
  angle = steep ? 2 * pio4 - angle : angle;
  angle = x < 0 ? 4 * pio4 - angle : angle;
  if (in_half_turns)
    angle = mul_hi(angle, inverse_pi);
  const uint top = max(63 - (int)clz(angle), 46); // 2^46 is the least normal half
  const ushort bits = (ushort)((angle >> (top - 10)) + (angle >> (top - 11) & 1) + ((ulong)(top - 46) << 10));
  return copysign(__builtin_astype(bits, half), y);
}
#endif

static inline gentype half_angle(floatn angle, gentype y, gentype x, bool in_half_turns) {
  floatn margin = angle * 0x1p-22f;
  // For a zero, the sum keeps its sign.
  gentype result = vec_convert(half, angle + margin), other = vec_convert(half, angle - margin);
  relation near = (result < other) | (result > other);
  for_lanes_in (near)
    element(result) = angle_by_integers(element(y), element(x), in_half_turns);
  return result;
}
#endif
