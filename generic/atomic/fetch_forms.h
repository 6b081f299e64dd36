// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The overloads of fetch.h for one type of the operand, operand_type. Calls within the library stay calls, which keeps
// it small; kernels may have them inlined, because link/passes/clean.c takes the mark off in the end.
gentype fetch_explicit(volatile space atomic *object, operand_type operand, memory_order order, memory_scope scope) {
#ifdef is_mixed
  [[clang::noinline]] return fetch_explicit(object, (gentype)operand, order, scope);
#else
  fetch_body
#endif
}
gentype fetch_explicit(volatile space atomic *object, operand_type operand, memory_order order) {
  [[clang::noinline]] return fetch_explicit(object, operand, order, memory_scope_device);
}
gentype fetch(volatile space atomic *object, operand_type operand) {
  [[clang::noinline]] return fetch_explicit(object, operand, memory_order_seq_cst, memory_scope_device);
}
