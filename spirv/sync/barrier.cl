// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// barrier (6.15.8): the same as in generic/, but always inlined, because drivers want constants as the instruction's
// operands.
__attribute__((always_inline)) void barrier(cl_mem_fence_flags flags) {
  work_group_barrier(flags, memory_scope_work_group);
}
