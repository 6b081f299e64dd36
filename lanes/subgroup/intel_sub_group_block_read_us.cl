// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_read_us and its vector forms (cl_intel_subgroups_short), of memory and of images.
#include "subgroup/block.h"

#if block_type && elem_bits == 16
gentype vec(intel_sub_group_block_read_us)(const space ushort *p) { return vec(read_block)(p); }
#endif

#if row_type && elem_bits == 16
gentype vec(intel_sub_group_block_read_us)(read_only image2d_t image, int2 at) {
  return vec(read_rows)(pointer_to(image), at, (gentype)0);
}
gentype vec(intel_sub_group_block_read_us)(read_write image2d_t image, int2 at) {
  return vec(read_rows)(pointer_to(image), at, (gentype)0);
}
#endif
