// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// F.s, the scalar that names its forms, and F.body, for the pass vector-forms (vector_forms.c says what they are for).
#include "forms.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The text of the attribute: of each form its kind and its name.
static void list_forms(const builtin *f, LLVMValueRef scalar) {
  char *list;
  size_t size;
  FILE *text = open_memstream(&list, &size);
  const char *separator = "";
  for (unsigned i = 0; i < FORMS; i++)
    for (int masked = 0; masked < 2; masked++) {
      LLVMValueRef form = masked ? f->masked[i] : f->form[i];
      if (!form)
        continue;
      fprintf(text, "%s_ZGV_LLVM_%c%u%.*s_%s(%s)", separator, masked ? 'M' : 'N', 2u << i,
              (int)(f->name.count + f->spare), "vvvvvv", name_of(scalar), name_of(form));
      separator = ",";
    }
  fclose(text);
  set_text_attribute(scalar, "vector-function-abi-variant", list);
  free(list);
}

// A function's address, as an instruction, not as a constant expression, which LLVM's builder would make of it.
static LLVMValueRef address_of(const builtin *f, LLVMValueRef function, LLVMValueRef any) {
  LLVMValueRef i = LLVMBuildPtrToInt(f->b, any, LLVMInt64TypeInContext(f->c), "");
  LLVMSetOperand(i, 0, function);
  return i;
}

// The block that uses the forms' addresses.
static void use_forms(const builtin *f, LLVMValueRef scalar, LLVMValueRef size) {
  LLVMTypeRef i64 = LLVMInt64TypeInContext(f->c);
  LLVMValueRef any = LLVMBuildIntToPtr(f->b, size, LLVMPointerTypeInContext(f->c, 0), "");
  LLVMValueRef used = address_of(f, scalar, any);
  for (unsigned i = 0; i < FORMS; i++) {
    if (!f->form[i])
      continue;
    LLVMValueRef form = address_of(f, f->form[i], any);
    if (f->masked[i])
      form = LLVMBuildAdd(f->b, form, address_of(f, f->masked[i], any), "");
    used = LLVMBuildXor(f->b, form, used, "");
  }
  LLVMInstructionEraseFromParent(any);
  const bool is_int = LLVMGetTypeKind(f->returned) == LLVMIntegerTypeKind;
  LLVMValueRef one = is_int ? LLVMConstInt(f->returned, 1, false) : LLVMConstReal(f->returned, 1);
  LLVMValueRef is = LLVMBuildICmp(f->b, LLVMIntEQ, used, LLVMConstNull(i64), "");
  LLVMValueRef result = LLVMBuildSelect(f->b, is, LLVMConstNull(f->returned), one, "");
  LLVMBuildRet(f->b,
               f->second ? LLVMBuildInsertValue(f->b, LLVMConstNull(result_of_form(f, 1)), result, 0, "") : result);
}

// Moves the body of F into F.s, its variables into the entry, as they would be made anew at each run of another block.
static void take_body(builtin *f, LLVMValueRef scalar) {
  LLVMBasicBlockRef first = LLVMGetEntryBasicBlock(f->f);
  for (unsigned i = 0; i < f->name.count; i++)
    if (f->passed[i] == f->own[i])
      LLVMReplaceAllUsesWith(LLVMGetParam(f->f, i), LLVMGetParam(scalar, i));
    else
      use_int(f, LLVMGetParam(f->f, i), LLVMGetParam(scalar, i), first);
  LLVMPositionBuilderBefore(f->b, LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(scalar)));
  for (LLVMValueRef i = LLVMGetFirstInstruction(first), next; i; i = next) {
    next = LLVMGetNextInstruction(i);
    if (!LLVMIsAAllocaInst(i))
      continue;
    LLVMInstructionRemoveFromParent(i);
    LLVMInsertIntoBuilder(f->b, i);
  }
  move_blocks(f->f, scalar);
  if (f->returned != f->type)
    return_floats(f, scalar);
}

// The body as a call of what F was.
static void call_body(builtin *f, LLVMValueRef scalar, LLVMValueRef body) {
  LLVMValueRef arguments[MOST_PARAMETERS + 1];
  unsigned count = f->name.count;
  LLVMGetParams(scalar, arguments);
  if (f->second)
    arguments[count++] = LLVMBuildAlloca(f->b, f->second, "");
  LLVMValueRef result = call(f, body, arguments, count);
  LLVMSetTailCall(result, !f->second);
  if (f->second) {
    LLVMValueRef second = as_returned(f, LLVMBuildLoad2(f->b, f->second, arguments[count - 1], ""), 1);
    result = LLVMBuildInsertValue(f->b, LLVMGetPoison(result_of_form(f, 1)), result, 0, "");
    result = LLVMBuildInsertValue(f->b, result, second, 1, "");
  }
  LLVMBuildRet(f->b, result);
}

// What the library calls in place of F.
static LLVMValueRef keep_body(builtin *f) {
  LLVMValueRef body = add_internal(f, name_of(f->f), ".body", LLVMGlobalGetValueType(f->f));
  const unsigned count = LLVMCountParams(body);
  give_attributes(body, LLVMAttributeFunctionIndex, f->f);
  for (unsigned i = 0; i <= count; i++)
    give_attributes(body, i, f->f);
  for (unsigned i = 0; i < count; i++)
    LLVMReplaceAllUsesWith(LLVMGetParam(f->f, i), LLVMGetParam(body, i));
  move_blocks(f->f, body);
  LLVMReplaceAllUsesWith(f->f, body);
  return body;
}

LLVMValueRef make_scalar(builtin *f) {
  char name[NAME_SIZE];
  snprintf(name, sizeof name, "%s", name_of(f->f));
  char *pointer = strstr(name, "PU9CLprivate");
  if (pointer)
    *pointer = 0;
  LLVMValueRef scalar = add_internal(f, name, ".s", form_type(f, 1, false));
  give_attributes(scalar, LLVMAttributeFunctionIndex, f->f);
  add_attribute(scalar, "noinline");
  add_attribute(scalar, "willreturn");
  add_attribute(scalar, "memory"); // none
  list_forms(f, scalar);

  LLVMBasicBlockRef entry = LLVMAppendBasicBlockInContext(f->c, scalar, ""),
                    forms = LLVMAppendBasicBlockInContext(f->c, scalar, ""),
                    body =
                        f->moves_body ? LLVMGetEntryBasicBlock(f->f) : LLVMAppendBasicBlockInContext(f->c, scalar, "");
  LLVMTypeRef address = LLVMPointerTypeInContext(f->c, 0), i64 = LLVMInt64TypeInContext(f->c);
  LLVMTypeRef boolean = LLVMInt1TypeInContext(f->c), asked[] = {i64, address};
  LLVMTypeRef assembly = LLVMFunctionType(LLVMVoidTypeInContext(f->c), &address, 1, false);
  LLVMPositionBuilderAtEnd(f->b, entry);
  LLVMValueRef kept = LLVMBuildCall2(
      f->b, assembly, LLVMGetInlineAsm(assembly, "", 0, "s", 1, true, false, LLVMInlineAsmDialectATT, false), &scalar,
      1, "");
  for (unsigned i = 0; i < 2; i++) {
    const char *attribute = i ? "memory" : "nounwind";
    LLVMAddCallSiteAttribute(
        kept, LLVMAttributeFunctionIndex,
        LLVMCreateEnumAttribute(f->c, LLVMGetEnumAttributeKindForName(attribute, strlen(attribute)), 0));
  }
  LLVMValueRef no = LLVMConstNull(boolean);
  LLVMValueRef question[] = {LLVMConstIntToPtr(LLVMConstInt(i64, 64, false), address), no,
                             LLVMConstInt(boolean, 1, false), no};
  LLVMValueRef size = call(f, intrinsic(f->m, "llvm.objectsize", asked, 2), question, 4);
  LLVMValueRef never = LLVMBuildICmp(f->b, LLVMIntNE, size, LLVMConstAllOnes(i64), "");
  LLVMBuildCondBr(f->b, never, forms, body);
  LLVMPositionBuilderAtEnd(f->b, forms);
  use_forms(f, scalar, size);
  if (f->moves_body) {
    take_body(f, scalar);
  } else {
    LLVMPositionBuilderAtEnd(f->b, body);
    call_body(f, scalar, keep_body(f));
  }
  return scalar;
}
