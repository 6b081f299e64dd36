// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_read_ui and its vector forms (cl_intel_subgroups_char and its kin), of memory.
#include "subgroup/block.h"

#if block_type && elem_bits == 32
gentype vec(intel_sub_group_block_read_ui)(const space uint *p) { return vec(read_block)(p); }
#endif
