// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_sub_group_eq_mask (cl_khr_subgroup_ballot).
#include "subgroup/ballot.h"

uint4 get_sub_group_eq_mask(void) { return as_ballot(1ul << lane_id()); }
