// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of any type from other lanes of the sub-group, exchanged in words of 32 bits:
//
//   of_lane(lanes, x, lane)       x of a lane; all lanes name the same one
//   of_any_lane(lanes, x, lane)   x of a lane; each lane names its own
//
// `lanes`, here and below, are the lanes that take part, one bit each. A target's <subgroup/lanes.h> defines what these
// are made of:
//
//   lane_count()                  the size of a full sub-group
//   any_lane_is_near()            whether word_of_any_lane is no loop over the lanes
//   lane_id()                     this work-item's number in the sub-group
//   active_lanes()                the lanes that execute the same call together
//   lanes_where(lanes, condition) the lanes where the condition is true
//   word_of_lane, word_of_any_lane    of_lane and of_any_lane for a word of 32 bits
//   wait_for_lanes(lanes)         waits until all of these lanes have arrived
#include <subgroup/lanes.h>
#ifndef ONECLC_SUBGROUP_EXCHANGE_H
#define ONECLC_SUBGROUP_EXCHANGE_H
static inline ulong first_lanes(uint count) { return count < 64 ? (1ul << count) - 1 : ~0ul; }
// The lanes of a sub-group that calls a builtin as a whole.
static inline ulong all_lanes(void) { return first_lanes(get_sub_group_size()); }
#endif

#if defined gentype &&!defined exchange_pass
#define exchange_pass
#define end_of_pass "subgroup/end_of_pass.h"
#if vec_width > 1
static inline sgentype of_lane(ulong lanes, sgentype x, uint lane);
static inline gentype of_lane(ulong lanes, gentype x, uint lane) {
  gentype result;
  for (int i = 0; i < vec_width; i++)
    result[i] = of_lane(lanes, x[i], lane);
  return result;
}
#elif elem_bits == 64
static inline gentype of_lane(ulong lanes, gentype x, uint lane) {
  const uint2 words = as_uint2(x);
  return as_gentype((uint2)(word_of_lane(lanes, words.x, lane), word_of_lane(lanes, words.y, lane)));
}
static inline gentype of_any_lane(ulong lanes, gentype x, uint lane) {
  const uint2 words = as_uint2(x);
  return as_gentype((uint2)(word_of_any_lane(lanes, words.x, lane), word_of_any_lane(lanes, words.y, lane)));
}
#else
static inline gentype of_lane(ulong lanes, gentype x, uint lane) {
  return as_gentype((ugentype)word_of_lane(lanes, as_ugentype(x), lane));
}
static inline gentype of_any_lane(ulong lanes, gentype x, uint lane) {
  return as_gentype((ugentype)word_of_any_lane(lanes, as_ugentype(x), lane));
}
#endif
#endif
