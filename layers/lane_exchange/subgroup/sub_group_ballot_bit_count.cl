// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_ballot_bit_count (cl_khr_subgroup_ballot): the number of work-items in a set.
#include <subgroup/ballot.h>

uint sub_group_ballot_bit_count(uint4 x) { return popcount(as_lanes(x)); }
