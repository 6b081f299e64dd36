// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of any type from other lanes of the sub-group, exchanged in words of 32 bits:
//
//   of_lane(lanes, x, lane)       x of a lane; all lanes name the same one
//   of_any_lane(lanes, x, lane)   x of a lane; each lane names its own
//   of_lower_half(x, span)        x of the last lane in the lower half of this lane's aligned block of 2 * span lanes
//   of_other_half(x, span)        x of the lanes of the other half of that block, which all have the same
//   of_preceding_lane(x, none)    x of the lane before, `none` in the first one
//
// The last three are for sub-groups that call a builtin as a whole; the values are only right where those lanes exist.
// `span` is a power of two and a constant.
//
// `lanes`, here and below, are the lanes that take part, one bit each. A target's <subgroup/lanes.h> defines what these
// are made of:
//
//   lane_set                      an unsigned integer with a bit for each lane
//   lane_count()                  the size of a full sub-group
//   preceding_lane_is_near()      whether there is word_of_preceding_lane, and that is no loop over the lanes
//   lane_id()                     this work-item's number in the sub-group
//   all_lanes()                   those of a sub-group that calls a builtin as a whole, perhaps with some that it lacks
//   active_lanes()                the lanes that execute the same call together
//   lanes_where(lanes, condition) the lanes where the condition is true
//   any_where(lanes, condition)   whether there are such lanes
//   word_of_lane, word_of_any_lane, word_of_lower_half, word_of_other_half, word_of_preceding_lane
//                                 the above for a word of 32 bits
//   opaque_word(x)                x, for a compiler that makes two instructions of a selection between operation(y, x)
//   and
//                                 x if it knows the operation
//   in_place(x)                   x, for a compiler that computes what depends on x long before, for all, where few ask
//                                 for it
//   wait_for_lanes(lanes)         waits until all of these lanes have arrived
#include <subgroup/lanes.h>
#ifndef ONECLC_SUBGROUP_EXCHANGE_H
#define ONECLC_SUBGROUP_EXCHANGE_H
static inline lane_set first_lanes(uint count) {
  return count < 8 * sizeof(lane_set) ? ((lane_set)1 << count) - 1 : ~(lane_set)0;
}
// The last one of a set of lanes, which is not empty.
static inline uint last_lane(lane_set lanes) { return 8 * sizeof(lane_set) - 1 - clz(lanes); }
#endif

#if defined vec_width && !defined exchange_pass
#define exchange_pass
#define end_of_pass "subgroup/end_of_pass.h"
#undef exchange
#if vec_width > 1
static inline sgentype of_lane(lane_set lanes, sgentype x, uint lane);
static inline gentype of_lane(lane_set lanes, gentype x, uint lane) {
  gentype result;
  for (int i = 0; i < vec_width; i++)
    result[i] = of_lane(lanes, x[i], lane);
  return result;
}
#else
#if elem_bits == 64
#define exchange(of_word) \
  const uint2 words = as_uint2(x); \
  uint word = words.x; \
  const uint low = of_word; \
  word = words.y; \
  return as_gentype((uint2)(low, of_word));
#else
#define exchange(of_word) \
  const uint word = as_ugentype(x); \
  return as_gentype((ugentype)of_word);
#endif
static inline gentype of_lane(lane_set lanes, gentype x, uint lane) { exchange(word_of_lane(lanes, word, lane)) }
static inline gentype of_any_lane(lane_set lanes, gentype x, uint lane) {
  exchange(word_of_any_lane(lanes, word, lane))
}
static inline gentype of_lower_half(gentype x, uint span) { exchange(word_of_lower_half(word, span)) }
static inline gentype of_other_half(gentype x, uint span) { exchange(word_of_other_half(word, span)) }
static inline gentype of_preceding_lane(gentype x, gentype none) {
#if elem_bits == 64
  const uint2 words = as_uint2(x), others = as_uint2(none);
  return as_gentype((uint2)(word_of_preceding_lane(words.x, others.x), word_of_preceding_lane(words.y, others.y)));
#else
  return as_gentype((ugentype)word_of_preceding_lane(as_ugentype(x), as_ugentype(none)));
#endif
}
static inline gentype opaque(gentype x) {
#if is_float
  return x;
#else
  exchange(opaque_word(word))
#endif
}
#endif
#endif
