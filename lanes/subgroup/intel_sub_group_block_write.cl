// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_write and its vector forms (cl_intel_subgroups), of memory.
#include "subgroup/block.h"

#if block_type && elem_bits == 32
void vec(intel_sub_group_block_write)(space uint *p, gentype x) { vec(write_block)(p, x); }
#endif
