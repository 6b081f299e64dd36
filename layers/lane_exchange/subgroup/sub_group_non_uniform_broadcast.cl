// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_non_uniform_broadcast (cl_khr_subgroup_ballot).
#include "each_type.h"
#include <subgroup/exchange.h>

gentype sub_group_non_uniform_broadcast(gentype x, uint lane) { return of_lane(active_lanes(), x, lane); }
