// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_broadcast_first (cl_khr_subgroup_ballot): x of the first of the work-items that call it together.
#include "each_type.h"
#include <subgroup/exchange.h>

#if vec_width == 1
gentype sub_group_broadcast_first(gentype x) {
  const lane_set lanes = active_lanes();
  return of_lane(lanes, x, ctz(lanes));
}
#endif
