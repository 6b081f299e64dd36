// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_work_item_fence (6.15.9). One fence serves all address spaces; its order must be a constant, hence the switch.
// On x86 all fences but the sequentially consistent one cost nothing: they only hold the compiler back.
void atomic_work_item_fence(cl_mem_fence_flags flags, memory_order order, memory_scope scope) {
  (void)flags, (void)scope;
  switch (order) {
  case memory_order_relaxed:
    break;
  case memory_order_acquire:
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
    break;
  case memory_order_release:
    __atomic_thread_fence(__ATOMIC_RELEASE);
    break;
  case memory_order_acq_rel:
    __atomic_thread_fence(__ATOMIC_ACQ_REL);
    break;
  default:
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
  }
}
