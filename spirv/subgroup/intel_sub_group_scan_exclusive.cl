// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_scan_exclusive_add, _min and _max (cl_intel_subgroups_char, cl_intel_subgroups_short):
// sub_group_scan_exclusive_add and its like under other names.
#include "each_integer.h"
#if elem_bits <= 16 && vec_width == 1
#include <subgroup/group.h>
gentype intel_sub_group_scan_exclusive_add(gentype x) { return __spirv_GroupIAdd(subgroup_scope, exclusive_scan, x); }
gentype intel_sub_group_scan_exclusive_min(gentype x) { return group_min(subgroup_scope, exclusive_scan, x); }
gentype intel_sub_group_scan_exclusive_max(gentype x) { return group_max(subgroup_scope, exclusive_scan, x); }
#endif
