// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_flag_clear and atomic_flag_clear_explicit (6.15.12.7.6) clear the flag. The specification does not allow the
// acquire orders for them; they are taken for sequentially consistent.
#include "each_atomic.h"
#include access
#if is_signed
void atomic_flag_clear_explicit(volatile space atomic_flag *flag, memory_order order, memory_scope scope) {
  switch (order) {
  case memory_order_relaxed:
    put(flag, 0, memory_order_relaxed, scope);
    break;
  case memory_order_release:
    put(flag, 0, memory_order_release, scope);
    break;
  default:
    put(flag, 0, memory_order_seq_cst, scope);
  }
}
void atomic_flag_clear_explicit(volatile space atomic_flag *flag, memory_order order) {
  [[clang::noinline]] atomic_flag_clear_explicit(flag, order, memory_scope_device);
}
void atomic_flag_clear(volatile space atomic_flag *flag) {
  [[clang::noinline]] atomic_flag_clear_explicit(flag, memory_order_seq_cst, memory_scope_device);
}
#endif
