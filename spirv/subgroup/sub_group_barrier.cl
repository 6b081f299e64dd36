// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_barrier (6.15.8), as an instruction of SPIR-V. LLVM's backend (22) would leave a call of this name.
#include <sync/spirv.h>

__attribute__((always_inline)) void sub_group_barrier(cl_mem_fence_flags flags, memory_scope scope) {
  __spirv_ControlBarrier(subgroup, spirv_scope(scope), sequentially_consistent | memory_of(flags));
}

__attribute__((always_inline)) void sub_group_barrier(cl_mem_fence_flags flags) {
  sub_group_barrier(flags, memory_scope_sub_group);
}
