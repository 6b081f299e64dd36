// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void read_mem_fence(cl_mem_fence_flags flags) { atomic_work_item_fence(flags, memory_order_acquire, memory_scope_work_group); }
