// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// to_local (6.15.10), which Clang turns into a call of __to_local, by an instruction of SPIR-V.
local void *__spirv_GenericCastToPtrExplicit_ToLocal(void *, int storage_class);
local void *to_local_or_null(void *p) __asm__("__to_local");
local void *to_local_or_null(void *p) { return __spirv_GenericCastToPtrExplicit_ToLocal(p, 4 /* Workgroup */); }
