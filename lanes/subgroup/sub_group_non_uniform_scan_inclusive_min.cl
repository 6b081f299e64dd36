// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_non_uniform_scan_inclusive_min (cl_khr_subgroup_non_uniform_arithmetic): of those up to this one work-items
// that call it together.
#include "each_type.h"

#define operation lesser
#define identity greatest_value
#define applies (vec_width == 1)
#include "subgroup/fold.h"

#if applies
gentype sub_group_non_uniform_scan_inclusive_min(gentype x) { return scan_inclusive(x, active_lanes()); }
#endif
