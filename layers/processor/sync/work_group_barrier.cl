// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The driver runs a group's items on one thread or on several, so both sides of a barrier are fenced.
#include <oneclc/processor.h>

void work_group_barrier(cl_mem_fence_flags flags, memory_scope scope) {
  struct oneclc_work_item *item = __oneclc_work_item();
  atomic_work_item_fence(flags, memory_order_release, scope);
  item->barrier(item, flags);
  atomic_work_item_fence(flags, memory_order_acquire, scope);
}

void work_group_barrier(cl_mem_fence_flags flags) { work_group_barrier(flags, memory_scope_work_group); }
