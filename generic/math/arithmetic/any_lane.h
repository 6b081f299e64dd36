// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// any_lane(condition): whether a comparison holds in some lane, to branch on. To be included after each_float.h.
#ifndef any_lane_pass
#define any_lane_pass
#define end_of_pass "math/end_of_pass.h"
#if vec_width > 1 || elem_bits == 32
static inline bool any_lane(relation condition) {
#if vec_width > 1
  return __builtin_reduce_or(condition) != 0;
#else
  return condition;
#endif
}
#endif
#endif
