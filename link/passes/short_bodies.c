// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// short-bodies: calls of a function become its body where that costs hardly more than the calls.
//
// LLVM makes one of functions that are alike (mergefunc), of convert_char(ulong) and convert_char(long) say: one of
// them then calls the other. That is worth it where the body is long. It costs where it is short: own-names makes two
// functions of each function that is called, and the compiler of a kernel looks at every function of the library.
//
// A function with a reserved name stays a function: drivers replace some by their own.
//
// LLVM's own inliner would do more than this: on GPUs it inlines bodies of many instructions at any threshold.
#include "passes.h"
#include <stdlib.h>
#include <string.h>

enum { MOST = 16, ALL = 16 }; // instructions of a body without the return, and how many more all its copies may take

static bool same_text(LLVMValueRef a, LLVMValueRef b, const char *key) {
  char *of_a = text_attribute(a, key), *of_b = text_attribute(b, key);
  const bool same = !of_a == !of_b && (!of_a || !strcmp(of_a, of_b));
  free(of_a);
  free(of_b);
  return same;
}

// Whether what is right in one function is right in the other: its instructions and the width of its registers.
static bool same_processor(LLVMValueRef a, LLVMValueRef b) {
  return same_text(a, b, "target-cpu") && same_text(a, b, "target-features") &&
         same_text(a, b, "min-legal-vector-width");
}

// Whether a function may write memory.
static bool writes(LLVMValueRef f) {
  LLVMAttributeRef a = LLVMGetEnumAttributeAtIndex(f, LLVMAttributeFunctionIndex,
                                                   LLVMGetEnumAttributeKindForName("memory", strlen("memory")));
  enum { MODIFIES = 0xaaaaaa }; // two bits for each kind of memory: it is read, it is modified
  return !a || (LLVMGetEnumAttributeValue(a) & MODIFIES);
}

// Whether what a call passes in memory is what its function was passed so: then the body may read it there.
static bool passes_on(LLVMValueRef call, LLVMValueRef caller) {
  LLVMValueRef f = LLVMGetCalledValue(call);
  for (unsigned i = 0; i < LLVMCountParams(f); i++) {
    bool found = !has_attribute(f, i + 1, "byval");
    for (unsigned k = 0; k < LLVMCountParams(caller) && !found; k++)
      found = LLVMGetOperand(call, i) == LLVMGetParam(caller, k) && has_attribute(caller, k + 1, "byval");
    if (!found)
      return false;
  }
  return true;
}

// The number of instructions of a function that is one block of few, which can stand in another function as they are;
// a greater number of others.
static unsigned short_length(LLVMValueRef f) {
  enum { NO = MOST + 1 };
  if (LLVMIsDeclaration(f) || is_reserved(name_of(f)) || LLVMCountBasicBlocks(f) != 1 ||
      has_attribute(f, LLVMAttributeFunctionIndex, "noinline"))
    return NO;
  for (unsigned i = 1; i <= LLVMCountParams(f); i++)
    if (has_attribute(f, i, "sret") || (has_attribute(f, i, "byval") && writes(f))) // memory of the call
      return NO;
  unsigned count = 0;
  for (LLVMValueRef i = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(f)); i; i = LLVMGetNextInstruction(i))
    if (LLVMIsAAllocaInst(i) || (LLVMIsACallInst(i) && LLVMGetCalledValue(i) == f) ||
        (!LLVMIsAReturnInst(i) && ++count > MOST))
      return NO;
  return LLVMIsAReturnInst(LLVMGetBasicBlockTerminator(LLVMGetEntryBasicBlock(f))) ? count : NO;
}

// What stands for a value of the body at the call: an argument, the copy of an instruction, or the value itself.
static LLVMValueRef at_call(LLVMValueRef call, LLVMValueRef value, const LLVMValueRef *from, const LLVMValueRef *to,
                            unsigned count) {
  LLVMValueRef f = LLVMGetCalledValue(call);
  for (unsigned i = 0; i < LLVMCountParams(f); i++)
    if (value == LLVMGetParam(f, i))
      return LLVMGetOperand(call, i);
  for (unsigned i = 0; i < count; i++)
    if (value == from[i])
      return to[i];
  return value;
}

static void put_body(LLVMBuilderRef b, LLVMValueRef call) {
  LLVMValueRef from[MOST], to[MOST], i = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(LLVMGetCalledValue(call)));
  unsigned count = 0;
  LLVMPositionBuilderBefore(b, call);
  for (; !LLVMIsAReturnInst(i); i = LLVMGetNextInstruction(i), count++) {
    from[count] = i;
    to[count] = LLVMInstructionClone(i);
    for (int k = 0; k < LLVMGetNumOperands(i); k++)
      LLVMSetOperand(to[count], (unsigned)k, at_call(call, LLVMGetOperand(i, (unsigned)k), from, to, count));
    if (LLVMIsACallInst(i) && !LLVMIsTailCall(call)) // it may be handed memory of the caller's
      LLVMSetTailCall(to[count], false);
    LLVMInsertIntoBuilder(b, to[count]);
  }
  if (LLVMGetNumOperands(i))
    LLVMReplaceAllUsesWith(call, at_call(call, LLVMGetOperand(i, 0), from, to, count));
  LLVMInstructionEraseFromParent(call);
}

static unsigned count_uses(LLVMValueRef f) {
  unsigned count = 0;
  for (LLVMUseRef use = LLVMGetFirstUse(f); use; use = LLVMGetNextUse(use))
    count++;
  return count;
}

void short_bodies(LLVMModuleRef m) {
  LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(m));
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    const unsigned length = short_length(f);
    if (length > MOST || (length > 1 && (length - 1) * count_uses(f) > ALL))
      continue;
    for (LLVMUseRef use = LLVMGetFirstUse(f), next; use; use = next) {
      next = LLVMGetNextUse(use);
      LLVMValueRef call = LLVMGetUser(use);
      if (!LLVMIsACallInst(call) || LLVMGetCalledValue(call) != f || LLVMGetNumArgOperands(call) != LLVMCountParams(f))
        continue;
      LLVMValueRef caller = LLVMGetBasicBlockParent(LLVMGetInstructionParent(call));
      if (caller != f && same_processor(f, caller) && passes_on(call, caller))
        put_body(b, call);
    }
  }
  LLVMDisposeBuilder(b);
}
