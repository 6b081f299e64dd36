// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_ballot_inclusive_scan (cl_khr_subgroup_ballot): the number of work-items in a set up to this one.
#include <subgroup/ballot.h>

uint sub_group_ballot_inclusive_scan(uint4 x) { return popcount(as_lanes(x) & first_lanes(lane_id() + 1)); }
