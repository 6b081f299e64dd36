// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_prefetch_ul and its vector forms (cl_intel_subgroup_buffer_prefetch): a hint, which is not
// taken.
void intel_sub_group_block_prefetch_ul(const global ulong *p) { (void)p; }
void intel_sub_group_block_prefetch_ul2(const global ulong *p) { (void)p; }
void intel_sub_group_block_prefetch_ul4(const global ulong *p) { (void)p; }
void intel_sub_group_block_prefetch_ul8(const global ulong *p) { (void)p; }
