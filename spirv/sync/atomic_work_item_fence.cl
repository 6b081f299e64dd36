// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_work_item_fence (6.15.9), as an instruction of SPIR-V. It is always inlined, because drivers want constants as
// its operands.
#include <sync/spirv.h>

__attribute__((always_inline)) void atomic_work_item_fence(cl_mem_fence_flags flags, memory_order order,
                                                           memory_scope scope) {
  if (flags && order != memory_order_relaxed)
    __spirv_MemoryBarrier(spirv_scope(scope), semantics_of(order) | memory_of(flags));
}
