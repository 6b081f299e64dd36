// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan2 (6.15.2): the angle of the point (x, y), with the sign of y. All steps are in atan_kernel.h:
//   1. The quotient q of the lesser magnitude and the greater one, and its residual
//   2. atan(q) by a minimax polynomial, and the residual times the derivative
//   3. The angle from q's octant: pi/2 less it where |y| > |x|, pi less that where x < 0
// Points whose quotient or residual may underflow or overflow are scaled by a power of two before.
// Largest errors seen: float 0.859, double 0.867 ulp.
#define binary atan2
#include "each_float.h"
#if elem_bits == 16
#include <math/half/atan2.h>
#else
#include <math/trigonometry/atan_kernel.h>
#include <math/trigonometry/usual_angle.h>

static inline_if_long gentype angle_of_point(gentype y, gentype x, bool to_odd) {
#if elem_bits == 32
  gentype result = rounded(atan2_words(y, x, to_odd), to_odd);
#else
  QUOTIENT(gentype) q = atan2_parts(y, x, to_odd);
  interval result = angle(q.k, q.t, q.rest);
#endif
  return copysign(or_exact(result, value_of(result), atan2, y, x), y);
}

// The angle rounded to nearest. Where a vector has rare points a function out of line computes all of it, so that
// nothing has to outlive its call.
#if elem_bits == 32 && vec_width > 1
__attribute__((noinline)) static gentype angle_of_any_point(gentype y, gentype x) {
  return angle_of_point(y, x, false);
}
#endif
static inline_if_long gentype nearest_angle_of_point(gentype y, gentype x) {
#if elem_bits == 32 && vec_width > 1
  relation rare;
  gentype result = usual_angle(y, x, &rare);
  return __builtin_expect(any_lane(rare), false) ? angle_of_any_point(y, x) : result;
#else
  return angle_of_point(y, x, false);
#endif
}

gentype atan2(gentype y, gentype x) { return nearest_angle_of_point(y, x); }
#endif
