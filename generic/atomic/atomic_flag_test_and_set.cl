// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_flag_test_and_set and atomic_flag_test_and_set_explicit (6.15.12.7.6) set the flag and return whether it was
// set before. A flag is an atomic_int.
#include "each_atomic.h"
#include access
#if is_signed
bool atomic_flag_test_and_set_explicit(volatile space atomic_flag *flag, memory_order order, memory_scope scope) {
  return swap(flag, 1, order, scope) != 0;
}
bool atomic_flag_test_and_set_explicit(volatile space atomic_flag *flag, memory_order order) {
  [[clang::noinline]] return atomic_flag_test_and_set_explicit(flag, order, memory_scope_device);
}
bool atomic_flag_test_and_set(volatile space atomic_flag *flag) {
  [[clang::noinline]] return atomic_flag_test_and_set_explicit(flag, memory_order_seq_cst, memory_scope_device);
}
#endif
