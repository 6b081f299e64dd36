// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files of forms of 32 lanes share (forms_wide.c).
#ifndef ONECLC_FORMS_WIDE_H
#define ONECLC_FORMS_WIDE_H
#include "forms.h"

enum { NARROW = 16, WIDE = 2 * NARROW }; // lanes

// What became of the values of the overload. `narrow` are tables, memory for arguments and scalars, which stay as they
// are; a mask's bits, of which code asks whether any is set, are kept with their mask.
typedef struct {
  LLVMValueRef from, to, mask;
  bool narrow;
} value;

typedef struct {
  builtin *f;
  value *all;
  unsigned count;
  LLVMBasicBlockRef *blocks, *new_blocks;
} copy;

// A vector type with as many lanes as the form; other types stay.
LLVMTypeRef wider(LLVMTypeRef);
// What became of a value; NULL if nothing did. Notes it.
value *find(const copy *, LLVMValueRef from);
value *note(copy *, LLVMValueRef from, LLVMValueRef to, bool narrow);
// What stands for an operand in the wide code; NULL if it cannot stand there.
LLVMValueRef operand(const copy *, LLVMValueRef instruction, unsigned);

// ---- forms_wide_calls.c: NULL if there is no such code

// The bits of a mask, of which it is asked whether any is set.
LLVMValueRef either_half(copy *, LLVMValueRef bitcast);
// A call of a function of 16 lanes, for either half.
LLVMValueRef call_twice(copy *, LLVMValueRef call);
// A call of an intrinsic that LLVM has for any vector.
LLVMValueRef call_wider(copy *, LLVMValueRef call);
#endif
