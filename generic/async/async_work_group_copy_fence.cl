// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// async_work_group_copy_fence (cl_khr_async_work_group_copy_fence): the copies before it are done once all work-items
// have made their share of them. It is always inlined, because SPIR-V drivers want constants as a barrier's operands.
__attribute__((always_inline)) void async_work_group_copy_fence(cl_mem_fence_flags flags) { work_group_barrier(flags); }
