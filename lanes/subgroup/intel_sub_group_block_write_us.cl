// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_write_us and its vector forms (cl_intel_subgroups_short), of memory and of images.
#include "subgroup/block.h"

#if block_type && elem_bits == 16
void vec(intel_sub_group_block_write_us)(space ushort *p, gentype x) { vec(write_block)(p, x); }
#endif

#if row_type && elem_bits == 16
void vec(intel_sub_group_block_write_us)(write_only image2d_t image, int2 at, gentype x) {
  vec(write_rows)(pointer_to(image), at, x);
}
void vec(intel_sub_group_block_write_us)(read_write image2d_t image, int2 at, gentype x) {
  vec(write_rows)(pointer_to(image), at, x);
}
#endif
