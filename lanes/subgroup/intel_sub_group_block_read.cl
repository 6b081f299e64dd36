// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_read and its vector forms (cl_intel_subgroups), of memory.
#include "subgroup/block.h"

#if block_type && elem_bits == 32
gentype vec(intel_sub_group_block_read)(const space uint *p) { return vec(read_block)(p); }
#endif
