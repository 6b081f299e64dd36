// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls within the library stay calls, to keep it small; kernels have them inlined (link.sh).
gentype fetch_explicit(volatile space atomic *object, operand_type operand, memory_order order, memory_scope scope){
    fetch_body} gentype fetch_explicit(volatile space atomic *object, operand_type operand, memory_order order) {
  [[clang::noinline]] return fetch_explicit(object, operand, order, memory_scope_device);
}
gentype fetch(volatile space atomic *object, operand_type operand) {
  [[clang::noinline]] return fetch_explicit(object, operand, memory_order_seq_cst, memory_scope_device);
}
