// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_shuffle_up (cl_khr_subgroup_shuffle_relative): x of the work-item `delta` before.
#include "each_type.h"
#include <subgroup/exchange.h>

#if vec_width == 1
gentype sub_group_shuffle_up(gentype x, uint delta) { return of_any_lane(active_lanes(), x, lane_id() - delta); }
#endif
