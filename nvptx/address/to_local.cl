// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// to_local (6.15.10) gives a generic pointer as a local one, or null if it points to other memory. Clang turns it into
// a call of __to_local.
local void *to_local_or_null(void *p) __asm__("__to_local");
local void *to_local_or_null(void *p) { return __nvvm_isspacep_shared(p) ? (local void *)p : (local void *)0; }
