// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_clustered_rotate (cl_khr_subgroup_rotate): x of the work-item `delta` further, counted round in this
// work-item's cluster of `size`.
#include "each_type.h"
#include <subgroup/exchange.h>

#if vec_width == 1
gentype sub_group_clustered_rotate(gentype x, int delta, uint size) {
  const uint me = lane_id();
  return of_any_lane(active_lanes(), x, (me & -size) | ((me + delta) & (size - 1)));
}
#endif
