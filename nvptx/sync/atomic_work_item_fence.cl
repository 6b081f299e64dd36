// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_work_item_fence (6.15.9): membar, which every architecture has, orders all of memory, whatever the flags.
void atomic_work_item_fence(cl_mem_fence_flags flags, memory_order order, memory_scope scope) {
  if (flags == 0 || order == memory_order_relaxed)
    return;
  switch (scope) {
  case memory_scope_work_item: break;
  case memory_scope_sub_group:
  case memory_scope_work_group: __nvvm_membar_cta(); break;
  case memory_scope_device: __nvvm_membar_gl(); break;
  default: __nvvm_membar_sys();
  }
}
