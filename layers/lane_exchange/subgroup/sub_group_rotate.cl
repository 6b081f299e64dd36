// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_rotate (cl_khr_subgroup_rotate): x of the work-item `delta` further, counted round in the sub-group.
#include "each_type.h"
#include <subgroup/exchange.h>

#if vec_width == 1
gentype sub_group_rotate(gentype x, int delta) {
  return of_any_lane(active_lanes(), x, (lane_id() + delta) & (lane_count() - 1));
}
#endif
