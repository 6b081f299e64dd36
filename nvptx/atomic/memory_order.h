// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// before and behind make the order of an access that is itself relaxed, by fences (PTX ISA, "Memory Consistency
// Model"). A release has a fence before the access, an acquire one behind it. Sequential consistency has both, of which
// the first is fence.sc (Lustig, Sahasrabuddhe, Giroux, "A Formal Analysis of the NVIDIA PTX Memory Consistency Model",
// ASPLOS 2019).
#ifndef ONECLC_ATOMIC_MEMORY_ORDER_H
#define ONECLC_ATOMIC_MEMORY_ORDER_H
static inline void before(memory_order order, memory_scope scope) {
  if (order >= memory_order_release) [[clang::noinline]]
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE,
                           order == memory_order_seq_cst ? order : memory_order_release, scope);
}

static inline void behind(memory_order order, memory_scope scope) {
  if (order != memory_order_relaxed && order != memory_order_release) [[clang::noinline]]
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_acquire, scope);
}

// Of an access that is an instruction with an order of its own, sequential consistency alone needs a fence. Returns the
// order that is left for the instruction.
static inline memory_order before_instruction(memory_order order, memory_scope scope, bool in_local) {
  if (order != memory_order_seq_cst)
    return order;
  before(order, in_local ? memory_scope_work_group : scope);
  return memory_order_acquire;
}
#endif
