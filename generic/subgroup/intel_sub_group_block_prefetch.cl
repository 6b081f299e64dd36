// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_block_prefetch_uc, _us, _ui, _ul and their vector forms (cl_intel_subgroup_buffer_prefetch): hints
// that change no result; they are ignored here.
void intel_sub_group_block_prefetch_uc(const global uchar *p) { (void)p; }
void intel_sub_group_block_prefetch_uc2(const global uchar *p) { (void)p; }
void intel_sub_group_block_prefetch_uc4(const global uchar *p) { (void)p; }
void intel_sub_group_block_prefetch_uc8(const global uchar *p) { (void)p; }
void intel_sub_group_block_prefetch_uc16(const global uchar *p) { (void)p; }

void intel_sub_group_block_prefetch_us(const global ushort *p) { (void)p; }
void intel_sub_group_block_prefetch_us2(const global ushort *p) { (void)p; }
void intel_sub_group_block_prefetch_us4(const global ushort *p) { (void)p; }
void intel_sub_group_block_prefetch_us8(const global ushort *p) { (void)p; }
void intel_sub_group_block_prefetch_us16(const global ushort *p) { (void)p; }

void intel_sub_group_block_prefetch_ui(const global uint *p) { (void)p; }
void intel_sub_group_block_prefetch_ui2(const global uint *p) { (void)p; }
void intel_sub_group_block_prefetch_ui4(const global uint *p) { (void)p; }
void intel_sub_group_block_prefetch_ui8(const global uint *p) { (void)p; }

void intel_sub_group_block_prefetch_ul(const global ulong *p) { (void)p; }
void intel_sub_group_block_prefetch_ul2(const global ulong *p) { (void)p; }
void intel_sub_group_block_prefetch_ul4(const global ulong *p) { (void)p; }
void intel_sub_group_block_prefetch_ul8(const global ulong *p) { (void)p; }
