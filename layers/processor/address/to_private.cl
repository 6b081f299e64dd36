// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// to_private (6.15.10), which Clang turns into a call of __to_private. A processor has one memory, which all pointers
// reach.
private
void *to_private_or_null(void *p) __asm__("__to_private");
private
void *to_private_or_null(void *p) { return (private void *)p; }
