// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_read_uc and its vector forms (cl_intel_subgroups_char), of memory.
#include "subgroup/block.h"

#if block_type && elem_bits == 8
gentype vec(intel_sub_group_block_read_uc)(const space uchar *p) { return vec(read_block)(p); }
#endif
