// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_work_item_fence (6.15.9): LLVM's fence. Where the flags name only local or only global memory, the fence is
// restricted to that memory and waits for its accesses alone. Images are in global memory. LLVM's fence needs constants
// for its order, scope and memory, hence the switches; once a kernel has inlined them, one fence is left.
#define fence_in(order, scope) \
  if (flags == CLK_LOCAL_MEM_FENCE) \
    __builtin_amdgcn_fence(order, scope, "local"); \
  else if (flags & CLK_LOCAL_MEM_FENCE) \
    __builtin_amdgcn_fence(order, scope); \
  else if (flags) \
  __builtin_amdgcn_fence(order, scope, "global")

#define fence(order) \
  switch (scope) { \
  case memory_scope_work_item: \
    fence_in(order, "singlethread"); \
    break; \
  case memory_scope_sub_group: \
    fence_in(order, "wavefront"); \
    break; \
  case memory_scope_work_group: \
    fence_in(order, "workgroup"); \
    break; \
  case memory_scope_device: \
    fence_in(order, "agent"); \
    break; \
  default: \
    fence_in(order, ""); \
  }

void atomic_work_item_fence(cl_mem_fence_flags flags, memory_order order, memory_scope scope) {
  switch (order) {
  case memory_order_relaxed:
    break;
  case memory_order_acquire:
    fence(__ATOMIC_ACQUIRE) break;
  case memory_order_release:
    fence(__ATOMIC_RELEASE) break;
  case memory_order_acq_rel:
    fence(__ATOMIC_ACQ_REL) break;
  default:
    fence(__ATOMIC_SEQ_CST)
  }
}
