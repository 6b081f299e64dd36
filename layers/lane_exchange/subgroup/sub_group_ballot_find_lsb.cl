// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_ballot_find_lsb (cl_khr_subgroup_ballot): the first work-item in a set.
#include <subgroup/ballot.h>

uint sub_group_ballot_find_lsb(uint4 x) { return ctz(as_lanes(x)); }
