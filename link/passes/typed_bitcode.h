// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ONECLC_TYPED_BITCODE_H
#define ONECLC_TYPED_BITCODE_H
#include <llvm-c/Core.h>
#include <stddef.h>

// The module as LLVM 7 spells it (typed_bitcode.c), to be freed.
void *write_typed_bitcode(LLVMModuleRef, size_t *size);
#endif
