// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// to_private (6.15.10) gives a generic pointer as a private one, or null if it points to other memory. Clang turns it
// into a call of __to_private.
private
void *to_private_or_null(void *p) __asm__("__to_private");
private
void *to_private_or_null(void *p) { return __nvvm_isspacep_local(p) ? (private void *)p : (private void *)0; }
