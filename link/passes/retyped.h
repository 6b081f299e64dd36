// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// retyped.c and moved.c for software_double.c: the bits of a double, an i64, take the double's place.
#ifndef ONECLC_RETYPED_H
#define ONECLC_RETYPED_H
#include "passes.h"

// The type with i64 for double, in arrays, vectors, structures and functions, too.
LLVMTypeRef retyped(LLVMTypeRef);
bool has_double(LLVMTypeRef);
LLVMValueRef retyped_constant(LLVMValueRef);

// Copies all attributes from a function to another one, or from a call to another one. Types in them are retyped, and
// what is said about classes of numbers goes.
void copy_all_attributes(LLVMValueRef to, LLVMValueRef from, unsigned parameters);

// The value, or the bits of it if its type has doubles.
LLVMValueRef bits_of(LLVMBuilderRef, LLVMValueRef);

// Puts a value, of the same type or of its bits, in the place of an instruction.
void replace(LLVMBuilderRef, LLVMValueRef instruction, LLVMValueRef with);
// Makes an instruction anew that moves doubles.
void move(LLVMBuilderRef, LLVMValueRef instruction);
// Takes out of a function what replace() and move() leave of double.
void fold_bitcasts(LLVMValueRef function);

// Make a variable or a function anew, behind the others.
void retype_variable(LLVMModuleRef, LLVMValueRef);
void retype_function(LLVMBuilderRef, LLVMModuleRef, LLVMValueRef);
#endif
