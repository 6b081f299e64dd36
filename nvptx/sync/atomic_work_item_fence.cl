// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_work_item_fence (6.15.9): orders all of memory, whatever the flags. membar, which every architecture has, is
// fence.sc; from sm_70 on there is a lighter fence for the other orders (PTX ISA, "membar, fence"). A branch is decided
// by the architecture alone, so that LLVM removes its other side without optimisation, too: what stands there is
// unknown to older architectures. The sides have no instruction in common, or LLVM would join them.
#include <target/architecture.h>
#define fence(instruction) __asm__ volatile(instruction ";" : : : "memory")

static inline void fence_before_sm_70(memory_scope scope) {
  switch (scope) {
  case memory_scope_work_item:
    break;
  case memory_scope_sub_group:
  case memory_scope_work_group:
    __nvvm_membar_cta();
    break;
  case memory_scope_device:
    __nvvm_membar_gl();
    break;
  default:
    __nvvm_membar_sys();
  }
}

static inline void fence_since_sm_70(bool light, memory_scope scope) {
  switch (scope) {
  case memory_scope_work_item:
    break;
  case memory_scope_sub_group:
  case memory_scope_work_group:
    if (light)
      fence("fence.acq_rel.cta");
    else
      fence("fence.sc.cta");
    break;
  case memory_scope_device:
    if (light)
      fence("fence.acq_rel.gpu");
    else
      fence("fence.sc.gpu");
    break;
  default:
    if (light)
      fence("fence.acq_rel.sys");
    else
      fence("fence.sc.sys");
  }
}

void atomic_work_item_fence(cl_mem_fence_flags flags, memory_order order, memory_scope scope) {
  if (flags == 0 || order == memory_order_relaxed)
    return;
  if (cuda_architecture() >= 700)
    fence_since_sm_70(order != memory_order_seq_cst, scope);
  else
    fence_before_sm_70(scope);
}
