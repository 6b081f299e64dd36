// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_broadcast (cl_intel_subgroups_char, cl_intel_subgroups_short): sub_group_broadcast under another
// name.
#include "each_integer.h"

#if elem_bits <= 16 && vec_width < 16
gentype sub_group_broadcast(gentype x, uint lane) __attribute__((convergent)); // Clang before 22 does not declare it
gentype intel_sub_group_broadcast(gentype x, uint lane) { return sub_group_broadcast(x, lane); }
#endif
