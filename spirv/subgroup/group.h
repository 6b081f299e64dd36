// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Instructions of sub-groups, by names of the backend that no program takes for its own functions. To be included after
// each_integer.h, for each type.
#ifndef ONECLC_SUBGROUP_GROUP_H
#define ONECLC_SUBGROUP_GROUP_H
// SPIR-V 3.27 "Scope", 3.28 "Group Operation"
enum { subgroup_scope = 3, reduce = 0, inclusive_scan = 1, exclusive_scan = 2 };
#endif
#undef group_min
#undef group_max
#if is_signed
#define group_min __spirv_GroupSMin
#define group_max __spirv_GroupSMax
#else
#define group_min __spirv_GroupUMin
#define group_max __spirv_GroupUMax
#endif
gentype __spirv_GroupBroadcast(int scope, gentype, uint lane) __attribute__((convergent));
#if vec_width == 1
gentype __spirv_GroupIAdd(int scope, int operation, gentype) __attribute__((convergent));
gentype group_min(int scope, int operation, gentype) __attribute__((convergent));
gentype group_max(int scope, int operation, gentype) __attribute__((convergent));
#endif
