// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of any type from other lanes of the sub-group, in words of 32 bits.
//   of_lane       all that ask name the same lane
//   of_any_lane   each names its own
#include <subgroup/lanes.h>
#ifndef ONECLC_SUBGROUP_EXCHANGE_H
#define ONECLC_SUBGROUP_EXCHANGE_H
static inline ulong first_lanes(uint count) { return count < 64 ? (1ul << count) - 1 : ~0ul; }
// Of a sub-group that calls a builtin as a whole.
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
