// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// work_group_scan_inclusive_add (6.15.16): of those up to this one work-items of the work-group.
#include "each_type.h"

#define operation plus
#define identity 0
#define applies (vec_width == 1 && (elem_bits >= 32 || is_float))
#include "workgroup/fold.h"

#if applies
gentype work_group_scan_inclusive_add(gentype x) { return work_group_fold(x, inclusive); }
#endif
