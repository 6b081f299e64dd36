// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_non_uniform_broadcast (cl_khr_subgroup_ballot): x of the work-item `lane`, which is the same in all
// work-items that call it together.
#include "each_type.h"
#include <subgroup/exchange.h>

gentype sub_group_non_uniform_broadcast(gentype x, uint lane) { return of_lane(active_lanes(), x, lane); }
