// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// to_private (6.15.10), which Clang turns into a call of __to_private, by an instruction of SPIR-V.
private
void *__spirv_GenericCastToPtrExplicit_ToPrivate(void *, int storage_class);
private
void *to_private_or_null(void *p) __asm__("__to_private");
private
void *to_private_or_null(void *p) { return __spirv_GenericCastToPtrExplicit_ToPrivate(p, 7 /* Function */); }
