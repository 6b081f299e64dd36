// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_shuffle_xor (cl_khr_subgroup_shuffle): x of the work-item whose number is this one's xor `mask`.
#include "each_type.h"
#include <subgroup/exchange.h>

#if vec_width == 1
gentype sub_group_shuffle_xor(gentype x, uint mask) { return of_any_lane(active_lanes(), x, lane_id() ^ mask); }
#endif
