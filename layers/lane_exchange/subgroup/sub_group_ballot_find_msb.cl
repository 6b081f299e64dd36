// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_ballot_find_msb (cl_khr_subgroup_ballot): the last work-item in a set.
#include <subgroup/ballot.h>

uint sub_group_ballot_find_msb(uint4 x) { return last_lane(as_lanes(x)); }
