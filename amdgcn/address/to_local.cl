// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// to_local (6.15.10), which Clang turns into a call of __to_local.
local void *to_local_or_null(void *p) __asm__("__to_local");
local void *to_local_or_null(void *p) { return __builtin_amdgcn_is_shared(p) ? (local void *)p : (local void *)0; }
