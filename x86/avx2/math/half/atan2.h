// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan2 of half from bounds (bounds.h) of the angle, which is computed in float with the polynomial of atan; where they
// leave the rounding in doubt, it is that of generic/.
#include <math/half/arc_tangent.h>
#include <math/half/bounds.h>
#include <math/half/point.h>
#include <math/half/half_angle.h>

__attribute__((noinline)) static gentype atan2_of_any(gentype y, gentype x) {
  return half_angle(angle_of_point(vec_convert(float, y), vec_convert(float, x), true), y, x, false);
}

gentype atan2(gentype y, gentype x) {
  floatn start, q = quotient_of_point(vec_convert(float, y), vec_convert(float, x), 0x1.921fb6p0f, &start);
  // The sign now: the half's bits would be scalar code's only use of the half itself (link/passes/vector_forms.c).
  floatn angle = copysign(fma(half_atan_polynomial(q * q), q, start), vec_convert(float, y));
  gentype low = vec_convert(half, angle * (1 - half_angle_width)),
          high = vec_convert(half, angle * (1 + half_angle_width));
  return __builtin_expect(any_lane(rare_angle(low, high)), false) ? atan2_of_any(y, x) : low;
}
