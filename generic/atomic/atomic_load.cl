// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_load and atomic_load_explicit (6.15.12.7.2) return the object's value. The specification does not allow the
// release orders for them; they are taken for sequentially consistent.
#define longs
#define floats
#define halves
#include "each_atomic.h"
#include access
gentype atomic_load_explicit(volatile space atomic *object, memory_order order, memory_scope scope) {
  switch (order) {
  case memory_order_relaxed:
    return get(object, memory_order_relaxed, scope);
  case memory_order_acquire:
    return get(object, memory_order_acquire, scope);
  default:
    return get(object, memory_order_seq_cst, scope);
  }
}
gentype atomic_load_explicit(volatile space atomic *object, memory_order order) {
  [[clang::noinline]] return atomic_load_explicit(object, order, memory_scope_device);
}
gentype atomic_load(volatile space atomic *object) {
  [[clang::noinline]] return atomic_load_explicit(object, memory_order_seq_cst, memory_scope_device);
}
