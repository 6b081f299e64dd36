// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lists of vector forms in a module (variants.c).
#ifndef ONECLC_VARIANTS_H
#define ONECLC_VARIANTS_H
#include "passes.h"

typedef struct {
  LLVMValueRef scalar; // whose list it is in
  char *abi_name;      // what the vector function ABI calls the form, _ZGV_LLVM_N4v__Z3sinf.s
  LLVMValueRef form;
} variant;

typedef struct {
  variant *all; // those of a scalar stand together, in the order of its list
  size_t count;
} variants;

// Ends the program where a list names a function that is not there.
variants read_variants(LLVMModuleRef);
// Writes the lists with the names that the forms have now.
void write_variants(const variants *);
void set_variants(LLVMValueRef scalar, const char *list);
void free_variants(variants *);
#endif
