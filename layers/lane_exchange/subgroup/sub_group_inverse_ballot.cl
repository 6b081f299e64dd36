// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_inverse_ballot (cl_khr_subgroup_ballot): whether this work-item is in a set.
#include <subgroup/ballot.h>

int sub_group_inverse_ballot(uint4 x) { return as_lanes(x) >> lane_id() & 1; }
