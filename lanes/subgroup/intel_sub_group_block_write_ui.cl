// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_write_ui and its vector forms (cl_intel_subgroups_char and its kin), of memory.
#include "subgroup/block.h"

#if block_type && elem_bits == 32
void vec(intel_sub_group_block_write_ui)(space uint *p, gentype x) { vec(write_block)(p, x); }
#endif
