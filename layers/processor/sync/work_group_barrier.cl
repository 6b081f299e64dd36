// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// work_group_barrier (6.15.8), which calls the driver. There are fences on both sides, because the driver runs a
// group's work-items on one thread or on several.
#include <oneclc/processor.h>

void work_group_barrier(cl_mem_fence_flags flags, memory_scope scope) {
  struct oneclc_work_item *item = __oneclc_work_item();
  atomic_work_item_fence(flags, memory_order_release, scope);
  item->barrier(item, flags);
  atomic_work_item_fence(flags, memory_order_acquire, scope);
}

void work_group_barrier(cl_mem_fence_flags flags) { work_group_barrier(flags, memory_scope_work_group); }
