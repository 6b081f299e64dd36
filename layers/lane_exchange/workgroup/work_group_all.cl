// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// work_group_all (6.15.16): whether x is nonzero in all work-items of the work-group.
#include "each_type.h"

#define operation_name logical_and
#define operation logical_and
#define identity 1
#define neutral 1
#define applies (vec_width == 1 && elem_bits == 32 && is_signed && !is_float)
#include <workgroup/fold.h>

#if applies
int work_group_all(int x) { return work_group_fold(!!x, total); }
#endif
