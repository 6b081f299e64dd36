// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// to_global (6.15.10), which Clang turns into a call of __to_global. A processor has one memory, which all pointers
// reach.
global void *to_global_or_null(void *p) __asm__("__to_global");
global void *to_global_or_null(void *p) { return (global void *)p; }
