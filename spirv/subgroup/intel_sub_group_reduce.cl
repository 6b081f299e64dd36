// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_reduce_add, _min and _max (cl_intel_subgroups_char, cl_intel_subgroups_short):
// sub_group_reduce_add and its like under other names.
#include "each_integer.h"
#if elem_bits <= 16 && vec_width == 1
#include <subgroup/group.h>
gentype intel_sub_group_reduce_add(gentype x) { return __spirv_GroupIAdd(subgroup_scope, reduce, x); }
gentype intel_sub_group_reduce_min(gentype x) { return group_min(subgroup_scope, reduce, x); }
gentype intel_sub_group_reduce_max(gentype x) { return group_max(subgroup_scope, reduce, x); }
#endif
