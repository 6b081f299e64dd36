// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_broadcast (6.15.19): x of the work-item `lane`, which is the same in the whole sub-group.
#include "each_type.h"
#include <subgroup/exchange.h>

gentype sub_group_broadcast(gentype x, uint lane) { return of_lane(all_lanes(), x, lane); }
