// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The overloads of compare_exchange.h for one address space of `expected`, expected_space.
bool compare_exchange_explicit(volatile space atomic *object, expected_space gentype *expected, gentype desired,
                               memory_order success, memory_order failure, memory_scope scope) {
  gentype old = *expected;
  bool equal;
  [[clang::noinline]] equal = try_exchange(object, &old, desired, success, scope);
  (void)failure;
  if (!equal)
    *expected = old;
  return equal;
}
bool compare_exchange_explicit(volatile space atomic *object, expected_space gentype *expected, gentype desired,
                               memory_order success, memory_order failure) {
  [[clang::noinline]] return compare_exchange_explicit(object, expected, desired, success, failure,
                                                       memory_scope_device);
}
bool compare_exchange(volatile space atomic *object, expected_space gentype *expected, gentype desired) {
  [[clang::noinline]] return compare_exchange_explicit(object, expected, desired, memory_order_seq_cst,
                                                       memory_order_seq_cst, memory_scope_device);
}
