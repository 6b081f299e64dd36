// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_store and atomic_store_explicit (6.15.12.7.1) give the object a value. The specification does not allow the
// acquire orders for them; they are taken for sequentially consistent.
#define longs
#define floats
#define halves
#include "each_atomic.h"
#include access
static inline void store(volatile space atomic *object, gentype value, memory_order order, memory_scope scope) {
  switch (order) {
  case memory_order_relaxed:
    put(object, value, memory_order_relaxed, scope);
    break;
  case memory_order_release:
    put(object, value, memory_order_release, scope);
    break;
  default:
    put(object, value, memory_order_seq_cst, scope);
  }
}
#define value_type gentype
#define plain(x) (x)
#include <atomic/store_forms.h>
#undef value_type
#undef plain
#if elem_bits == 16 && !is_private // Clang's own table of builtins declares the value as atomic_half
#define value_type atomic
#define plain(x) (*(private gentype *)&(x))
#include <atomic/store_forms.h>
#undef value_type
#undef plain
#endif
