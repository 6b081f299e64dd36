// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_shuffle (cl_khr_subgroup_shuffle): x of the work-item `lane`.
#include "each_type.h"
#include <subgroup/exchange.h>

#if vec_width == 1
gentype sub_group_shuffle(gentype x, uint lane) { return of_any_lane(active_lanes(), x, lane); }
#endif
