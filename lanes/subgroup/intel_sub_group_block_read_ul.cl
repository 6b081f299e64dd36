// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_read_ul and its vector forms (cl_intel_subgroups_long), of memory and of images.
#include "subgroup/block.h"

#if block_type && elem_bits == 64
gentype vec(intel_sub_group_block_read_ul)(const space ulong *p) { return vec(read_block)(p); }
#endif

#if row_type && elem_bits == 64
gentype vec(intel_sub_group_block_read_ul)(read_only image2d_t image, int2 at) {
  return vec(read_rows)(pointer_to(image), at, (gentype)0);
}
gentype vec(intel_sub_group_block_read_ul)(read_write image2d_t image, int2 at) {
  return vec(read_rows)(pointer_to(image), at, (gentype)0);
}
#endif
