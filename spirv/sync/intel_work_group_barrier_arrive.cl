// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_work_group_barrier_arrive (cl_intel_split_work_group_barrier), an instruction of SPV_INTEL_split_barrier.
// LLVM's backend (22) knows this name, but would also use the memory's scope as that of the work-items that it counts.
// It is always inlined, because drivers want constants as the instruction's operands.
#include <sync/spirv.h>

__attribute__((convergent)) void __spirv_ControlBarrierArriveINTEL(int execution, int memory, int semantics);

__attribute__((always_inline)) void intel_work_group_barrier_arrive(cl_mem_fence_flags flags, memory_scope scope) {
  __spirv_ControlBarrierArriveINTEL(workgroup, spirv_scope(scope), flags ? release | memory_of(flags) : 0);
}

__attribute__((always_inline)) void intel_work_group_barrier_arrive(cl_mem_fence_flags flags) {
  intel_work_group_barrier_arrive(flags, memory_scope_work_group);
}
