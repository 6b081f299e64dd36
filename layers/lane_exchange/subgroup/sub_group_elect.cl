// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_elect (cl_khr_subgroup_non_uniform_vote).
#include <subgroup/lanes.h>

int sub_group_elect(void) { return lane_id() == ctz(active_lanes()); }
