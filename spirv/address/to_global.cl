// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// to_global (6.15.10), which Clang turns into a call of __to_global, by an instruction of SPIR-V.
global void *__spirv_GenericCastToPtrExplicit_ToGlobal(void *, int storage_class);
global void *to_global_or_null(void *p) __asm__("__to_global");
global void *to_global_or_null(void *p) { return __spirv_GenericCastToPtrExplicit_ToGlobal(p, 5 /* CrossWorkgroup */); }
