// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// any_lane(condition) says whether a comparison holds in at least one lane, so that a body for scalars and vectors can
// branch on it. for_lanes_in(condition) carries out the statement that follows for each lane in which a comparison
// holds, which is expected of none; element(v) is then that element of v. To be included after each_float.h.
#ifndef any_lane_pass
#define any_lane_pass
#define end_of_pass "math/end_of_pass.h"
// The comparisons of scalars are of type int whatever their operands, so that one definition, in float's pass, serves
// them all.
#if vec_width > 1 || elem_bits == 32
static inline bool any_lane(relation condition) {
#if vec_width > 1
  return __builtin_reduce_or(condition) != 0;
#else
  return condition;
#endif
}
#endif

#undef for_lanes_in
#undef element
#if vec_width == 1
#define for_lanes_in(condition) if (__builtin_expect(condition, false))
#define element(v) (v)
#else
#define for_lanes_in(condition) \
  if (__builtin_expect(any_lane(condition), false)) \
    for (int at_lane = 0; at_lane < vec_width; at_lane++) \
      if ((condition)[at_lane])
#define element(v) (v)[at_lane]
#endif
#endif
