// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_read_ui and its vector forms (cl_intel_subgroups_char and its kin), of memory and of images.
#include "subgroup/block.h"

#if block_type && elem_bits == 32
gentype vec(intel_sub_group_block_read_ui)(const space uint *p) { return vec(read_block)(p); }
#endif

#if row_type && elem_bits == 32
gentype vec(intel_sub_group_block_read_ui)(read_only image2d_t image, int2 at) {
  return vec(read_rows)(pointer_to(image), at, (gentype)0);
}
gentype vec(intel_sub_group_block_read_ui)(read_write image2d_t image, int2 at) {
  return vec(read_rows)(pointer_to(image), at, (gentype)0);
}
#endif
