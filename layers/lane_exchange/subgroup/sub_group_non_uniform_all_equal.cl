// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_non_uniform_all_equal (cl_khr_subgroup_non_uniform_vote): whether x is equal in all work-items that call it
// together.
#include "each_type.h"
#include <subgroup/exchange.h>

#if vec_width == 1
int sub_group_non_uniform_all_equal(gentype x) {
  const lane_set lanes = active_lanes();
  return !lanes_where(lanes, x != of_lane(lanes, x, ctz(lanes)));
}
#endif
