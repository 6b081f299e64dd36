// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// barrier (6.15.8): the older name of work_group_barrier.
void barrier(cl_mem_fence_flags flags) { work_group_barrier(flags, memory_scope_work_group); }
