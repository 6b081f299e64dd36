// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_work_group_barrier_wait (cl_intel_split_work_group_barrier): a whole barrier, as the head of
// intel_work_group_barrier_arrive.cl explains.
void intel_work_group_barrier_wait(cl_mem_fence_flags flags, memory_scope scope) { work_group_barrier(flags, scope); }

void intel_work_group_barrier_wait(cl_mem_fence_flags flags) { work_group_barrier(flags); }
