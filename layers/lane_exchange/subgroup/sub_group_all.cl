// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_all (6.15.19): whether x is nonzero in all work-items of the sub-group.
#include <subgroup/exchange.h>

int sub_group_all(int x) { return !any_where(all_lanes(), !x); }
