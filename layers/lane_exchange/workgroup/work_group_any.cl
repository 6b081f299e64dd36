// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// work_group_any (6.15.16): whether x is nonzero in any work-item of the work-group.
#include "each_type.h"

#define operation_name logical_or
#define operation logical_or
#define identity 0
#define neutral 0
#define applies (vec_width == 1 && elem_bits == 32 && is_signed && !is_float)
#include <workgroup/fold.h>

#if applies
int work_group_any(int x) { return work_group_fold(!!x, total); }
#endif
