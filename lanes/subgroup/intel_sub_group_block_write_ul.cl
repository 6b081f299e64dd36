// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_write_ul and its vector forms (cl_intel_subgroups_long), of memory.
#include "subgroup/block.h"

#if block_type && elem_bits == 64
void vec(intel_sub_group_block_write_ul)(space ulong *p, gentype x) { vec(write_block)(p, x); }
#endif
