// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_broadcast (cl_intel_subgroups_char, cl_intel_subgroups_short): sub_group_broadcast under another
// name.
#include "each_integer.h"
#if elem_bits <= 16 && vec_width < 16
#include <subgroup/group.h>
gentype intel_sub_group_broadcast(gentype x, uint lane) { return __spirv_GroupBroadcast(subgroup_scope, x, lane); }
#endif
