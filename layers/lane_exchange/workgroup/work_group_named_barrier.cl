// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// work_group_named_barrier (oneclc/extensions.h). One work-item of each sub-group counts it; that of the last one
// clears the count for the next round and then changes the phase, for which the others wait. No sub-group can come to
// the next round before the phase has changed, nor the phase change again before all that wait have seen it, as it
// takes all of them. The hardware's barriers are no way: they go by numbers, which a library cannot hand out. Fences
// order the accesses, which are relaxed: LLVM has no others for NVIDIA's GPUs before sm_70.
#include <oneclc/extensions.h>
#include <workgroup/wait_while.h>

void work_group_named_barrier(local named_barrier_t *barrier, cl_mem_fence_flags flags, memory_scope scope) {
  local atomic_uint *const arrived = (local atomic_uint *)&barrier->arrived, *const phase =
                                                                                 (local atomic_uint *)&barrier->phase;
  // All have written what they write before the one counts, and that goes for local memory, where the barrier is.
  sub_group_barrier(flags | CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
  atomic_work_item_fence(flags | CLK_LOCAL_MEM_FENCE, memory_order_release, scope);
  if (get_sub_group_local_id() == 0) {
    const uint before = __opencl_atomic_load(phase, memory_order_relaxed, memory_scope_work_group);
    if (__opencl_atomic_fetch_add(arrived, 1, memory_order_relaxed, memory_scope_work_group) ==
        barrier->sub_groups - 1) {
      __opencl_atomic_store(arrived, 0, memory_order_relaxed, memory_scope_work_group);
      atomic_work_item_fence(flags | CLK_LOCAL_MEM_FENCE, memory_order_acq_rel, scope);
      __opencl_atomic_store(phase, before + 1, memory_order_relaxed, memory_scope_work_group);
    } else {
      wait_while(phase, before);
      atomic_work_item_fence(flags | CLK_LOCAL_MEM_FENCE, memory_order_acquire, scope);
    }
  }
  sub_group_barrier(flags | CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
  atomic_work_item_fence(flags | CLK_LOCAL_MEM_FENCE, memory_order_acquire, scope);
}

void work_group_named_barrier(local named_barrier_t *barrier, cl_mem_fence_flags flags) {
  work_group_named_barrier(barrier, flags, memory_scope_work_group);
}
