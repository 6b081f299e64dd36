// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The overloads of atomic_store and atomic_store_explicit for one type of the value, value_type, which plain(x)
// converts to gentype.
void atomic_store_explicit(volatile space atomic *object, value_type value, memory_order order, memory_scope scope) {
  [[clang::noinline]] store(object, plain(value), order, scope);
}
void atomic_store_explicit(volatile space atomic *object, value_type value, memory_order order) {
  [[clang::noinline]] store(object, plain(value), order, memory_scope_device);
}
void atomic_store(volatile space atomic *object, value_type value) {
  [[clang::noinline]] store(object, plain(value), memory_order_seq_cst, memory_scope_device);
}
