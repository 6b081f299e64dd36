// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_barrier (6.15.8). What was written before the barrier is visible after it, in the memory that the flags
// name.
#include <subgroup/exchange.h>

void sub_group_barrier(cl_mem_fence_flags flags, memory_scope scope) {
  if (flags)
    atomic_work_item_fence(flags, memory_order_release, scope);
  wait_for_lanes(all_lanes());
  if (flags)
    atomic_work_item_fence(flags, memory_order_acquire, scope);
}

void sub_group_barrier(cl_mem_fence_flags flags) { sub_group_barrier(flags, memory_scope_sub_group); }
