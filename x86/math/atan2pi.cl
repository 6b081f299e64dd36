// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan2pi (6.15.2): half from bounds (half_bounds.h) of the angle, which is computed in float with the polynomial of
// atanpi; where they leave the rounding in doubt, it is that of generic/, of which float and double are, too.
#define binary atan2pi
#include "each_float.h"
#ifdef __AVX2__
#include <math/arithmetic/half_bounds.h>
#include <math/trigonometry/half_atan.h>
#include <math/trigonometry/half_point.h>
#endif

#if elem_bits == 16 && defined(__AVX2__)
#include <math/trigonometry/half_angle.h>

__attribute__((noinline)) static gentype atan2pi_of_any(gentype y, gentype x) {
  floatn angle = half_turns_of_point(vec_convert(float, y), vec_convert(float, x), true);
  return half_angle(copysign(angle, vec_convert(float, y)), y, x, true);
}

gentype atan2pi(gentype y, gentype x) {
  floatn start, q = quotient_of_point(vec_convert(float, y), vec_convert(float, x), 0.5f, &start);
  // The sign now: the half's bits would be scalar code's only use of the half itself (cmake/vector_forms.awk).
  floatn angle = copysign(fma(half_atanpi_polynomial(q * q), q, start), vec_convert(float, y));
  gentype low = vec_convert(half, angle * (1 - half_angle_width)),
          high = vec_convert(half, angle * (1 + half_angle_width));
  return __builtin_expect(any_lane(rare_angle(low, high)), false) ? atan2pi_of_any(y, x) : low;
}
#else
#include <generic/math/atan2pi.cl>
#endif
