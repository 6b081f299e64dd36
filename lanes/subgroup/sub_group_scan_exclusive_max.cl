// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_scan_exclusive_max (6.15.19): of those before this one work-items of the sub-group.
#include "each_type.h"

#define operation greater
#define identity least_value
#define applies (vec_width == 1)
#include "subgroup/fold.h"

#if applies
gentype sub_group_scan_exclusive_max(gentype x) { return scan_all_exclusive(x); }
#endif
