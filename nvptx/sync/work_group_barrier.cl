// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// work_group_barrier (6.15.8). bar.sync orders all memory accesses of the thread block (PTX ISA, "bar, barrier"), so
// that only a wider scope needs fences.
void work_group_barrier(cl_mem_fence_flags flags, memory_scope scope) {
  const bool wide = scope == memory_scope_device || scope == memory_scope_all_svm_devices;
  if (wide)
    atomic_work_item_fence(flags, memory_order_release, scope);
  __syncthreads();
  if (wide)
    atomic_work_item_fence(flags, memory_order_acquire, scope);
}

void work_group_barrier(cl_mem_fence_flags flags) { work_group_barrier(flags, memory_scope_work_group); }
