// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The accesses that all atomic builtins are made of, for the type and address space of each_atomic.h; a target whose compiler
// gets them wrong has its own. Order and scope need not be constants.
#define atomic_get(object, order, scope) __opencl_atomic_load(object, order, scope)
#define atomic_put(object, value, order, scope) __opencl_atomic_store(object, value, order, scope)
#define atomic_swap(object, value, order, scope) __opencl_atomic_exchange(object, value, order, scope)
#define atomic_compare_swap(object, expected, value, order, scope)                                                     \
  (order == memory_order_relaxed   ? compare_swap_ordered(object, expected, value, relaxed, relaxed, scope)            \
   : order == memory_order_acquire ? compare_swap_ordered(object, expected, value, acquire, acquire, scope)            \
   : order == memory_order_release ? compare_swap_ordered(object, expected, value, release, relaxed, scope)            \
   : order == memory_order_acq_rel ? compare_swap_ordered(object, expected, value, acq_rel, acquire, scope)            \
                                   : compare_swap_ordered(object, expected, value, seq_cst, seq_cst, scope))
#define compare_swap_ordered(object, expected, value, order, failure, scope)                                           \
  __opencl_atomic_compare_exchange_strong(object, expected, value, memory_order_##order, memory_order_##failure, scope)
#define atomic_modify(operation, object, operand, order, scope)                                                        \
  __opencl_atomic_fetch_##operation(object, operand, order, scope)
