// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_write, which writes uint, and intel_sub_group_block_write_uc, _us, _ui, _ul, with their vector
// forms (cl_intel_subgroups, cl_intel_subgroups_char, _short, _long), to memory and to images.
#include <subgroup/block_read_write.h>

#if block_type
void sized(intel_sub_group_block_write)(space sgentype *p, gentype x) { vec(write_block)(p, x); }
#if elem_bits == 32
void vec(intel_sub_group_block_write)(space sgentype *p, gentype x) {
  vec(write_block)(p, x); }
#endif
#endif

#if row_type
#if elem_bits == 32
// Clang before 23 declares intel_sub_group_block_write_ui so.
void sized(intel_sub_group_block_write)(read_only image2d_t image, int2 at, gentype x) {
  vec(write_rows)(pointer_to(image), at, x);
}
#endif
void sized(intel_sub_group_block_write)(write_only image2d_t image, int2 at, gentype x) {
  vec(write_rows)(pointer_to(image), at, x);
}
void sized(intel_sub_group_block_write)(read_write image2d_t image, int2 at, gentype x) {
  vec(write_rows)(pointer_to(image), at, x);
}
#if elem_bits == 32
void vec(intel_sub_group_block_write)(write_only image2d_t image, int2 at, gentype x) {
  vec(write_rows)(pointer_to(image), at, x); }
void vec(intel_sub_group_block_write)(read_write image2d_t image, int2 at, gentype x) {
  vec(write_rows)(pointer_to(image), at, x); }
#endif
#endif
