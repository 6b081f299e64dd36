// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// work_group_barrier (6.15.8). What was written before the barrier is visible after it, in the memory that the flags
// name.
void work_group_barrier(cl_mem_fence_flags flags, memory_scope scope) {
  if (flags)
    atomic_work_item_fence(flags, memory_order_release, scope);
  __builtin_amdgcn_s_barrier();
  if (flags)
    atomic_work_item_fence(flags, memory_order_acquire, scope);
}

void work_group_barrier(cl_mem_fence_flags flags) { work_group_barrier(flags, memory_scope_work_group); }
