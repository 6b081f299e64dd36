// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_fence (6.15.10). A processor has one memory, and its pointers do not tell local from global, so both flags are
// valid.
cl_mem_fence_flags get_fence(const void *ptr) {
  (void)ptr;
  return CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE;
}
cl_mem_fence_flags get_fence(void *ptr) { return get_fence((const void *)ptr); }
