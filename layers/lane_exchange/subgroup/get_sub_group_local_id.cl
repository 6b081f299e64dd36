// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_sub_group_local_id (6.15.19): the number of this work-item in its sub-group, which is its lane.
#include <subgroup/lanes.h>

uint get_sub_group_local_id(void) { return lane_id(); }
