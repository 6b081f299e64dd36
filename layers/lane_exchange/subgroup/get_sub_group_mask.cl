// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_sub_group_eq_mask, _ge_mask, _gt_mask, _le_mask and _lt_mask (cl_khr_subgroup_ballot): the set of the sub-group's
// work-items whose local ids are equal to, at least, greater than, at most, or less than this work-item's.
#include <subgroup/ballot.h>

uint4 get_sub_group_eq_mask(void) { return as_ballot(1ul << lane_id()); }
uint4 get_sub_group_ge_mask(void) { return as_ballot(first_lanes(lane_count()) & ~first_lanes(lane_id())); }
uint4 get_sub_group_gt_mask(void) { return as_ballot(first_lanes(lane_count()) & ~first_lanes(lane_id() + 1)); }
uint4 get_sub_group_le_mask(void) { return as_ballot(first_lanes(lane_id() + 1)); }
uint4 get_sub_group_lt_mask(void) { return as_ballot(first_lanes(lane_id())); }
