// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_write_us and its vector forms (cl_intel_subgroups_short), of memory.
#include "subgroup/block.h"

#if block_type && elem_bits == 16
void vec(intel_sub_group_block_write_us)(space ushort *p, gentype x) { vec(write_block)(p, x); }
#endif
