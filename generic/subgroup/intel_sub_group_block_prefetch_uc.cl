// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_prefetch_uc and its vector forms (cl_intel_subgroup_buffer_prefetch): a hint, which is not
// taken.
void intel_sub_group_block_prefetch_uc(const global uchar *p) { (void)p; }
void intel_sub_group_block_prefetch_uc2(const global uchar *p) { (void)p; }
void intel_sub_group_block_prefetch_uc4(const global uchar *p) { (void)p; }
void intel_sub_group_block_prefetch_uc8(const global uchar *p) { (void)p; }
void intel_sub_group_block_prefetch_uc16(const global uchar *p) { (void)p; }
