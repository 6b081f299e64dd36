// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_ballot (cl_khr_subgroup_ballot): the set of those work-items that call it together whose x is nonzero.
#include <subgroup/ballot.h>

uint4 sub_group_ballot(int x) { return as_ballot(lanes_where(active_lanes(), x)); }
