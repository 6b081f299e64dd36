// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_max_sub_group_size (6.15.19): the size of a full sub-group.
#include <subgroup/lanes.h>

uint get_max_sub_group_size(void) { return lane_count(); }
