// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_prefetch_ui and its vector forms (cl_intel_subgroup_buffer_prefetch): a hint, which is not
// taken.
void intel_sub_group_block_prefetch_ui(const global uint *p) { (void)p; }
void intel_sub_group_block_prefetch_ui2(const global uint *p) { (void)p; }
void intel_sub_group_block_prefetch_ui4(const global uint *p) { (void)p; }
void intel_sub_group_block_prefetch_ui8(const global uint *p) { (void)p; }
