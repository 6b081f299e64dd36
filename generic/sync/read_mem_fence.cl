// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// read_mem_fence (6.15.8, of OpenCL C 1.x) orders the work-item's loads.
void read_mem_fence(cl_mem_fence_flags flags) {
  atomic_work_item_fence(flags, memory_order_acquire, memory_scope_work_group);
}
