// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SPIR-V's numbers (specification 3.27 "Scope <id>" and 3.25 "Memory Semantics <id>") and its two barriers, by the
// names that LLVM's backend turns into instructions.
#ifndef ONECLC_SYNC_SPIRV_H
#define ONECLC_SYNC_SPIRV_H

enum { cross_device, device, workgroup, subgroup, invocation };
enum { acquire = 2, release = 4, acquire_release = 8, sequentially_consistent = 16 };

__attribute__((convergent)) void __spirv_ControlBarrier(int execution, int memory, int semantics);
void __spirv_MemoryBarrier(int memory, int semantics);

// The conversions are arithmetic, of which every builtin holds a copy. OpenCL's scopes from 0 on are work_item,
// work_group, device, all_svm_devices, sub_group; its orders are relaxed, (1), acquire, release, acq_rel, seq_cst.
static inline int spirv_scope(memory_scope scope) {
  return (invocation | workgroup << 4 | device << 8 | cross_device << 12 | subgroup << 16) >> 4 * scope & 15;
}

static inline int semantics_of(memory_order order) { return order == memory_order_relaxed ? 0 : 1 << (order - 1); }

// WorkgroupMemory is 0x100, CrossWorkgroupMemory 0x200, ImageMemory 0x800.
static inline int memory_of(cl_mem_fence_flags flags) {
  return (flags & (CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)) << 8 | (flags & CLK_IMAGE_MEM_FENCE) << 9;
}
#endif
