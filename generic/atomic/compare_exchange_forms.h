// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
bool compare_exchange_explicit(volatile space atomic *object, expected_space gentype *expected, gentype desired, memory_order success,
                               memory_order failure, memory_scope scope) {
  gentype old = *expected;
  const bool equal = atomic_compare_swap(object, &old, desired, success, failure, scope);
  if (!equal)
    *expected = old;
  return equal;
}
bool compare_exchange_explicit(volatile space atomic *object, expected_space gentype *expected, gentype desired, memory_order success,
                               memory_order failure) {
  return compare_exchange_explicit(object, expected, desired, success, failure, memory_scope_device);
}
bool compare_exchange(volatile space atomic *object, expected_space gentype *expected, gentype desired) {
  return compare_exchange_explicit(object, expected, desired, memory_order_seq_cst, memory_order_seq_cst, memory_scope_device);
}
