// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_prefetch_us and its vector forms (cl_intel_subgroup_buffer_prefetch): a hint, which is not
// taken.
void intel_sub_group_block_prefetch_us(const global ushort *p) { (void)p; }
void intel_sub_group_block_prefetch_us2(const global ushort *p) { (void)p; }
void intel_sub_group_block_prefetch_us4(const global ushort *p) { (void)p; }
void intel_sub_group_block_prefetch_us8(const global ushort *p) { (void)p; }
void intel_sub_group_block_prefetch_us16(const global ushort *p) { (void)p; }
