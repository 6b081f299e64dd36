// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// work_group_barrier (6.15.8). LLVM's backend knows this name, but would also use the memory's scope as that of the
// waiting work-items. It is always inlined, because drivers want constants as the instruction's operands.
#include <sync/spirv.h>

__attribute__((always_inline)) void work_group_barrier(cl_mem_fence_flags flags, memory_scope scope) {
  __spirv_ControlBarrier(workgroup, spirv_scope(scope), flags ? sequentially_consistent | memory_of(flags) : 0);
}

__attribute__((always_inline)) void work_group_barrier(cl_mem_fence_flags flags) {
  work_group_barrier(flags, memory_scope_work_group);
}
