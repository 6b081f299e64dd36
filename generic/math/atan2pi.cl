// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan2pi (6.15.2), atan2(y, x) / pi: as atan2, times 1 / pi as a double-word. Half through float (half_angle.h).
// Largest errors seen: float 0.909, double 0.881 ulp.
#define binary atan2pi
#include "each_float.h"
#include "atan_kernel.h"
#include "half_angle.h"

#if elem_bits > 16
static inline gentype angle_of_point(gentype y, gentype x, bool to_odd) { return copysign(in_half_turns(atan2_words(y, x, true), to_odd), y); }
#endif

gentype atan2pi(gentype y, gentype x) {
#if elem_bits == 16
  return half_angle(angle_of_point(vec_convert(float, y), vec_convert(float, x), true), y, x, true);
#else
  return angle_of_point(y, x, false);
#endif
}
