// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_elect (cl_khr_subgroup_non_uniform_vote): whether this is the first of the work-items that call it
// together.
#include <subgroup/exchange.h>

int sub_group_elect(void) { return !(active_lanes() & first_lanes(lane_id())); }
