// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Forms of half with AVX-512 that return floats, where the overload for 16 lanes would round floats last, for the pass
// vector-forms (vector_forms.c). To round 16 floats to a register takes two operations, to memory, in the loop, one.
#include "forms.h"
#include <string.h>

static LLVMTypeRef float_like(LLVMContextRef c, LLVMTypeRef halves) {
  LLVMTypeRef type = LLVMFloatTypeInContext(c);
  return LLVMGetTypeKind(halves) == LLVMVectorTypeKind ? LLVMVectorType(type, LLVMGetVectorSize(halves)) : type;
}

// Whether a value is halves that are rounded from floats, or what another builtin returns, and is only returned.
static bool is_rounded(const builtin *f, LLVMValueRef v) {
  if (LLVMIsACallInst(v))
    return LLVMIsAFunction(LLVMGetCalledValue(v)) && !strncmp(name_of(LLVMGetCalledValue(v)), "_Z", 2);
  for (LLVMUseRef use = LLVMGetFirstUse(v); use; use = LLVMGetNextUse(use))
    if (!LLVMIsAPHINode(LLVMGetUser(use)) && !LLVMIsAReturnInst(LLVMGetUser(use)))
      return false;
  if (LLVMIsAFPTruncInst(v))
    return LLVMTypeOf(LLVMGetOperand(v, 0)) == float_like(f->c, LLVMTypeOf(v));
  for (unsigned i = 0; LLVMIsAPHINode(v) && i < LLVMCountIncoming(v); i++)
    if (LLVMIsAPHINode(LLVMGetIncomingValue(v, i)) || !is_rounded(f, LLVMGetIncomingValue(v, i)))
      return false;
  return LLVMIsAPHINode(v);
}

static LLVMValueRef returned_by(LLVMBasicBlockRef block) {
  LLVMValueRef end = LLVMGetBasicBlockTerminator(block);
  return LLVMIsAReturnInst(end) ? LLVMGetOperand(end, 0) : NULL;
}

static bool rounds(const builtin *f, LLVMValueRef function) {
  for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
    if (returned_by(b) && !is_rounded(f, returned_by(b)))
      return false;
  return true;
}

bool returns_floats(const builtin *f) {
  LLVMValueRef overload = find_overload(f, 16);
  return f->avx512 && f->moves_body && LLVMGetTypeKind(f->type) == LLVMHalfTypeKind && overload &&
         LLVMGetReturnType(LLVMGlobalGetValueType(overload)) == lanes_of(f->type, 16) && rounds(f, f->f) &&
         rounds(f, overload);
}

// The floats that a value is rounded from. What a rare path returns is converted.
static LLVMValueRef unrounded(builtin *f, LLVMValueRef v) {
  LLVMTypeRef type = float_like(f->c, LLVMTypeOf(v));
  LLVMPositionBuilderBefore(f->b, LLVMGetNextInstruction(v));
  if (LLVMIsACallInst(v))
    return LLVMBuildFPExt(f->b, v, type, "");
  if (LLVMIsAFPTruncInst(v))
    return LLVMGetOperand(v, 0);
  LLVMPositionBuilderBefore(f->b, v);
  LLVMValueRef made = LLVMBuildPhi(f->b, type, "");
  for (unsigned i = 0; i < LLVMCountIncoming(v); i++) {
    LLVMValueRef from = unrounded(f, LLVMGetIncomingValue(v, i));
    LLVMBasicBlockRef block = LLVMGetIncomingBlock(v, i);
    LLVMAddIncoming(made, &from, &block, 1);
  }
  return made;
}

// Erases a value that nothing uses, and what only it used.
static void erase_unused(LLVMValueRef v) {
  if (LLVMGetFirstUse(v) || LLVMIsACallInst(v))
    return;
  for (unsigned i = 0; LLVMIsAPHINode(v) && i < LLVMCountIncoming(v); i++) {
    LLVMValueRef from = LLVMGetIncomingValue(v, i);
    LLVMSetOperand(v, i, LLVMGetPoison(LLVMTypeOf(v)));
    if (LLVMIsAInstruction(from))
      erase_unused(from);
  }
  LLVMInstructionEraseFromParent(v);
}

void return_floats(builtin *f, LLVMValueRef function) {
  for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b)) {
    LLVMValueRef v = returned_by(b);
    if (!v || LLVMTypeOf(v) == LLVMGetReturnType(LLVMGlobalGetValueType(function)))
      continue;
    LLVMValueRef floats = unrounded(f, v);
    LLVMInstructionEraseFromParent(LLVMGetBasicBlockTerminator(b));
    LLVMPositionBuilderAtEnd(f->b, b);
    LLVMBuildRet(f->b, floats);
    erase_unused(v);
  }
}

LLVMValueRef make_float_form(builtin *f) {
  enum { LANES = 16 };
  LLVMValueRef overload = find_overload(f, LANES), arguments[MOST_PARAMETERS];
  LLVMValueRef form = add_internal(f, name_of(overload), ".w", form_type(f, LANES, false));
  give_attributes(form, LLVMAttributeFunctionIndex, overload);
  LLVMPositionBuilderBefore(f->b, LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(overload)));
  for (unsigned i = 0; i < f->name.count; i++) {
    LLVMValueRef own = LLVMGetParam(overload, i);
    LLVMReplaceAllUsesWith(own, LLVMBuildBitCast(f->b, LLVMGetParam(form, i), LLVMTypeOf(own), ""));
  }
  move_blocks(overload, form);
  return_floats(f, form);

  add_attribute(overload, "alwaysinline");
  LLVMPositionBuilderAtEnd(f->b, LLVMAppendBasicBlockInContext(f->c, overload, ""));
  for (unsigned i = 0; i < f->name.count; i++)
    arguments[i] = LLVMBuildBitCast(f->b, LLVMGetParam(overload, i), lanes_of(f->passed[i], LANES), "");
  LLVMValueRef floats = call(f, form, arguments, f->name.count);
  LLVMSetTailCall(floats, true);
  LLVMBuildRet(f->b, LLVMBuildFPTrunc(f->b, floats, lanes_of(f->type, LANES), ""));
  return form;
}
