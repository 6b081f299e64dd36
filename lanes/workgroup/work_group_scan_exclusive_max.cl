// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// work_group_scan_exclusive_max (6.15.16): of those before this one work-items of the work-group.
#include "each_type.h"

#define operation greater
#define identity least_value
#define applies (vec_width == 1 && (elem_bits >= 32 || is_float))
#include "workgroup/fold.h"

#if applies
gentype work_group_scan_exclusive_max(gentype x) { return work_group_fold(x, exclusive); }
#endif
