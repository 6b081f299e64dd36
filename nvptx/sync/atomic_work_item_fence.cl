// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_work_item_fence (6.15.9): orders all of memory, whatever the flags. membar, which every architecture has, is
// fence.sc; from sm_70 on there is a lighter fence for the other orders (PTX ISA, "membar, fence").
#include <target/architecture.h>
#define fence(instruction) __asm__ volatile(instruction ";" : : : "memory")

void atomic_work_item_fence(cl_mem_fence_flags flags, memory_order order, memory_scope scope) {
  if (flags == 0 || order == memory_order_relaxed)
    return;
  const bool light = order != memory_order_seq_cst && cuda_architecture() >= 700;
  switch (scope) {
  case memory_scope_work_item:
    break;
  case memory_scope_sub_group:
  case memory_scope_work_group:
    if (light)
      fence("fence.acq_rel.cta");
    else
      __nvvm_membar_cta();
    break;
  case memory_scope_device:
    if (light)
      fence("fence.acq_rel.gpu");
    else
      __nvvm_membar_gl();
    break;
  default:
    if (light)
      fence("fence.acq_rel.sys");
    else
      __nvvm_membar_sys();
  }
}
