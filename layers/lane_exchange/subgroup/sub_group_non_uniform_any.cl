// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_non_uniform_any (cl_khr_subgroup_non_uniform_vote): whether x is nonzero in any of the work-items that call
// it together.
#include <subgroup/lanes.h>

int sub_group_non_uniform_any(int x) { return any_where(active_lanes(), x); }
