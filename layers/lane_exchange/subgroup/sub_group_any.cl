// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_any (6.15.19): whether x is nonzero in any work-item of the sub-group.
#include <subgroup/exchange.h>

int sub_group_any(int x) { return any_where(all_lanes(), x); }
