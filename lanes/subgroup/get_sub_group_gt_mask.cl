// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_sub_group_gt_mask (cl_khr_subgroup_ballot).
#include "subgroup/ballot.h"

uint4 get_sub_group_gt_mask(void) { return as_ballot(first_lanes(lane_count()) & ~first_lanes(lane_id() + 1)); }
