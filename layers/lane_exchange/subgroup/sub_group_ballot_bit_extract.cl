// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_ballot_bit_extract (cl_khr_subgroup_ballot): whether the work-item with this index is in a set.
#include <subgroup/ballot.h>

int sub_group_ballot_bit_extract(uint4 x, uint index) { return as_lanes(x) >> index & 1; }
