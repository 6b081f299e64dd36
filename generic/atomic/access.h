// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The accesses that all atomic builtins are made of, for the type and address space of each_atomic.h: get loads, put
// stores, swap exchanges; compare_swap stores value if the object equals *expected, else it stores the object in
// *expected, and returns whether they were equal; modify_add and its like return the old value. A target whose compiler
// gets them wrong has a header of its own. Order and scope need not be constants. The accesses are not volatile,
// because LLVM would then leave generic addresses generic even where it can see that they are global.
static inline gentype get(volatile space atomic *object, memory_order order, memory_scope scope) {
  return __opencl_atomic_load((space atomic *)object, order, scope);
}

static inline void put(volatile space atomic *object, gentype value, memory_order order, memory_scope scope) {
  __opencl_atomic_store((space atomic *)object, value, order, scope);
}

static inline gentype swap(volatile space atomic *object, gentype value, memory_order order, memory_scope scope) {
  return __opencl_atomic_exchange((space atomic *)object, value, order, scope);
}

#define attempt(success, failure) \
  return __opencl_atomic_compare_exchange_strong((space atomic *)object, expected, value, memory_order_##success, \
                                                 memory_order_##failure, scope)
static inline bool compare_swap(volatile space atomic *object, private gentype *expected, gentype value,
                                memory_order order, memory_scope scope) {
  switch (order) {
  case memory_order_relaxed:
    attempt(relaxed, relaxed);
  case memory_order_acquire:
    attempt(acquire, acquire);
  case memory_order_release:
    attempt(release, relaxed);
  case memory_order_acq_rel:
    attempt(acq_rel, acquire);
  default:
    attempt(seq_cst, seq_cst);
  }
}
#undef attempt

#define modify(operation) \
  static inline gentype modify_##operation(volatile space atomic *object, gentype operand, memory_order order, \
                                           memory_scope scope) { \
    return __opencl_atomic_fetch_##operation((space atomic *)object, operand, order, scope); \
  }
modify(add)
modify(sub)
#if !is_float
modify(min)
modify(max)
modify(and)
modify(or)
modify(xor)
#endif
#undef modify
