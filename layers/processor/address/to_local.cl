// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// to_local (6.15.10), which Clang turns into a call of __to_local. A processor has one memory, which all pointers
// reach.
local void *to_local_or_null(void *p) __asm__("__to_local");
local void *to_local_or_null(void *p) { return (local void *)p; }
