// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM (22) drops the order of atom instructions, and knows other orders than relaxed for loads and stores only from sm_70 on. So
// every access is relaxed, and fences make its order (membar is fence.sc; PTX ISA, "Memory Consistency Model"): a release has
// one before, an acquire one behind, sequential consistency both.
#define before(order, scope)                                                                                           \
  if (order >= memory_order_release)                                                                                   \
  [[clang::noinline]] atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_release, scope)
#define behind(order, scope)                                                                                           \
  if (order != memory_order_relaxed && order != memory_order_release)                                                  \
  [[clang::noinline]] atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_acquire, scope)
#define ordered(type, access, order, scope)                                                                            \
  ({                                                                                                                   \
    before(order, scope);                                                                                              \
    const type accessed = access;                                                                                      \
    behind(order, scope);                                                                                              \
    accessed;                                                                                                          \
  })
#define relaxed memory_order_relaxed, memory_scope_all_svm_devices
#define atomic_get(object, order, scope) ordered(gentype, __opencl_atomic_load(object, relaxed), order, scope)
#define atomic_put(object, value, order, scope)                                                                        \
  {                                                                                                                    \
    before(order, scope);                                                                                              \
    __opencl_atomic_store(object, value, relaxed);                                                                     \
    behind(order, scope);                                                                                              \
  }
#define atomic_swap(object, value, order, scope)                                                                       \
  ordered(gentype, __opencl_atomic_exchange(object, value, relaxed), order, scope)
#define atomic_compare_swap(object, expected, value, order, scope)                                            \
  ordered(bool, __opencl_atomic_compare_exchange_strong(object, expected, value, memory_order_relaxed, relaxed), order, scope)
#define atomic_modify(operation, object, operand, order, scope)                                                        \
  ordered(gentype, __opencl_atomic_fetch_##operation(object, operand, relaxed), order, scope)
