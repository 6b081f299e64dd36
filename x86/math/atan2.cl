// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan2 (6.15.2): half from bounds (half_bounds.h) of the angle, which is computed in float with the polynomial of
// atan; where they leave the rounding in doubt, it is that of generic/, of which float and double are, too.
// Largest errors seen: float 0.858, double 0.75 ulp.
#define binary atan2
#include "each_float.h"
#ifdef __AVX2__
#include <math/arithmetic/half_bounds.h>
#include <math/trigonometry/half_point.h>
#endif

#if elem_bits == 16 && defined(__AVX2__)
#include <math/trigonometry/half_angle.h>

__attribute__((noinline)) static gentype atan2_of_any(gentype y, gentype x) {
  return half_angle(angle_of_point(vec_convert(float, y), vec_convert(float, x), true), y, x, false);
}

gentype atan2(gentype y, gentype x) {
  floatn start, q = quotient_of_point(vec_convert(float, y), vec_convert(float, x), 0x1.921fb6p0f, &start),
                square = q * q;
  floatn p = (floatn)0x1.6ee97ep-9f;
  p = fma(p, square, (floatn)-0x1.03b9fep-6f);
  p = fma(p, square, (floatn)0x1.5a9beap-5f);
  p = fma(p, square, (floatn)-0x1.31ea82p-4f);
  p = fma(p, square, (floatn)0x1.b312ccp-4f);
  p = fma(p, square, (floatn)-0x1.22c5bep-3f);
  p = fma(p, square, (floatn)0x1.996e06p-3f);
  p = fma(p, square, (floatn)-0x1.55547ap-2f);
  p = fma(p, square, (floatn)0x1p0f);
  floatn angle = fma(p, q, start);
  gentype low = vec_convert(half, angle * (1 - half_angle_width)),
          high = vec_convert(half, angle * (1 + half_angle_width));
  return __builtin_expect(any_lane(rare_angle(low, high)), false) ? atan2_of_any(y, x) : copysign(low, y);
}
#else
#include <generic/math/atan2.cl>
#endif
