// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_read, which reads uint, and intel_sub_group_block_read_uc, _us, _ui, _ul, with their vector
// forms (cl_intel_subgroups, cl_intel_subgroups_char, _short, _long), from memory and from images.
#include <subgroup/block_read_write.h>

#if block_type
gentype sized(intel_sub_group_block_read)(const space sgentype *p) { return vec(read_block)(p); }
#if elem_bits == 32
gentype vec(intel_sub_group_block_read)(const space sgentype *p) { return vec(read_block)(p); }
#endif
#endif

#if row_type
gentype sized(intel_sub_group_block_read)(read_only image2d_t image, int2 at) {
  return vec(read_rows)(pointer_to(image), at, (gentype)0);
}
gentype sized(intel_sub_group_block_read)(read_write image2d_t image, int2 at) {
  return vec(read_rows)(pointer_to(image), at, (gentype)0);
}
#if elem_bits == 32
gentype vec(intel_sub_group_block_read)(read_only image2d_t image, int2 at) { return vec(read_rows)(pointer_to(image), at, (gentype)0); }
gentype vec(intel_sub_group_block_read)(read_write image2d_t image, int2 at) { return vec(read_rows)(pointer_to(image), at, (gentype)0); }
#endif
#endif
