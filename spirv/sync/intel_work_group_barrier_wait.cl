// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_work_group_barrier_wait (cl_intel_split_work_group_barrier), an instruction of SPV_INTEL_split_barrier, as
// intel_work_group_barrier_arrive is.
#include <sync/spirv.h>

__attribute__((convergent)) void __spirv_ControlBarrierWaitINTEL(int execution, int memory, int semantics);

__attribute__((always_inline)) void intel_work_group_barrier_wait(cl_mem_fence_flags flags, memory_scope scope) {
  __spirv_ControlBarrierWaitINTEL(workgroup, spirv_scope(scope), flags ? acquire | memory_of(flags) : 0);
}

__attribute__((always_inline)) void intel_work_group_barrier_wait(cl_mem_fence_flags flags) {
  intel_work_group_barrier_wait(flags, memory_scope_work_group);
}
