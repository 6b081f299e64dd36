// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// to_global (6.15.10) gives a generic pointer as a global one, or null if it points to other memory. Clang turns it
// into a call of __to_global.
global void *to_global_or_null(void *p) __asm__("__to_global");
global void *to_global_or_null(void *p) { return __nvvm_isspacep_global(p) ? (global void *)p : (global void *)0; }
