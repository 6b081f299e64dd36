// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SPIR-V's numbers (specification 3.27 "Scope <id>" and 3.25 "Memory Semantics <id>") and its two barriers, by the
// names that LLVM's backend turns into instructions.
#ifndef ONECLC_SPIRV_H
#define ONECLC_SPIRV_H

enum { cross_device, device, workgroup, subgroup, invocation };
enum { acquire = 2, release = 4, acquire_release = 8, sequentially_consistent = 16 };

__attribute__((convergent)) void __spirv_ControlBarrier(int execution, int memory, int semantics);
void __spirv_MemoryBarrier(int memory, int semantics);

static inline int spirv_scope(memory_scope scope) {
  switch (scope) {
  case memory_scope_work_item: return invocation;
  case memory_scope_sub_group: return subgroup;
  case memory_scope_work_group: return workgroup;
  case memory_scope_device: return device;
  default: return cross_device;
  }
}

static inline int semantics_of(memory_order order) {
  switch (order) {
  case memory_order_relaxed: return 0;
  case memory_order_acquire: return acquire;
  case memory_order_release: return release;
  case memory_order_acq_rel: return acquire_release;
  default: return sequentially_consistent;
  }
}

// WorkgroupMemory is 0x100, CrossWorkgroupMemory 0x200, ImageMemory 0x800.
static inline int memory_of(cl_mem_fence_flags flags) {
  return (flags & (CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)) << 8 | (flags & CLK_IMAGE_MEM_FENCE) << 9;
}
#endif
