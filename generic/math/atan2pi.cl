// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan2pi (6.15.2): atan2(y, x) / pi. The double-word that atan2 computes is multiplied by 1 / pi as a double-word.
// Half is computed in float (half_angle.h).
// Largest errors seen: float 0.771, double 0.75 ulp.
#define binary atan2pi
#include "each_float.h"
#include <math/trigonometry/atan_kernel.h>
#include <math/trigonometry/half_angle.h>

#if elem_bits > 16
static inline gentype half_turns_of_point(gentype y, gentype x, bool to_odd) {
  return rounded(half_turns(atan2_words(y, x, true)), to_odd);
}

// An angle below 2^-90 (double: 2^-900) in half-turns, which is y / (pi x). It is computed from a larger one, whose low
// word is not subnormal.
__attribute__((noinline)) static gentype small_half_turns(gentype y, gentype x) {
  return half_turns_of_point(y, x * (gentype)power_of_two(-64), false) * (gentype)power_of_two(-64);
}

static inline gentype angle_of_point(gentype y, gentype x, bool to_odd) {
  gentype result = half_turns_of_point(y, x, to_odd);
  if (!to_odd) { // the angles of halves are never that small
    relation small = result < (gentype)power_of_two(elem_bits == 32 ? -90 : -900);
    if (any_lane(small))
      result = small ? small_half_turns(y, x) : result;
  }
  return copysign(result, y);
}
#endif

gentype atan2pi(gentype y, gentype x) {
#if elem_bits == 16
  return half_angle(angle_of_point(vec_convert(float, y), vec_convert(float, x), true), y, x, true);
#else
  return angle_of_point(y, x, false);
#endif
}
