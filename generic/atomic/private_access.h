// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of access.h for objects in private memory. No other work-item can reach these, so every access to them
// is atomic, and there is nothing to order.
static inline gentype get(volatile private atomic *object, memory_order order, memory_scope scope) {
  (void)order, (void)scope;
  return *(private gentype *)object;
}

static inline gentype swap(volatile private atomic *object, gentype value, memory_order order, memory_scope scope) {
  const gentype old = get(object, order, scope);
  *(private gentype *)object = value;
  return old;
}

static inline void put(volatile private atomic *object, gentype value, memory_order order, memory_scope scope) {
  swap(object, value, order, scope);
}

// Always exchanges: it only serves loops that compare with the value that they have just read.
static inline bool compare_swap(volatile private atomic *object, private gentype *expected, gentype value,
                                memory_order order, memory_scope scope) {
  (void)expected;
  put(object, value, order, scope);
  return true;
}

static inline gentype modify_add(volatile private atomic *object, gentype operand, memory_order order,
                                 memory_scope scope) {
  return swap(object, get(object, order, scope) + operand, order, scope);
}

static inline gentype modify_sub(volatile private atomic *object, gentype operand, memory_order order,
                                 memory_scope scope) {
  return swap(object, get(object, order, scope) - operand, order, scope);
}
