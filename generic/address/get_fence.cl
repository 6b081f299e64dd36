// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_fence (6.15.10): the fence flag of the memory that ptr points to, local or global.
cl_mem_fence_flags get_fence(const void *ptr) { return to_local(ptr) ? CLK_LOCAL_MEM_FENCE : CLK_GLOBAL_MEM_FENCE; }
cl_mem_fence_flags get_fence(void *ptr) { return get_fence((const void *)ptr); }
