// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// short-calls: for Mesa's libraries, what kernels call of these functions becomes part of the kernels.
//
// llvmpipe calls the functions of a kernel, the library's among them. It hands their results over in memory, by a
// scatter and a gather. That takes as long as a dozen instructions that wait for each other. Mesa (26.2) inlines
// functions of fewer than some 45 values before it inlines what they call, and it inlines functions that are marked.
// But the mark of a library's function does not reach the kernel's call. So of a builtin F with the policy
// "short-call", which is a call of F.own (own_names.c),
//   F.own     is marked. F is inlined into kernels because it is short, and then F.own is, too.
//   F.called  is a call of F.own that is never inlined. The library itself calls it: it makes vectors of scalars.
// A long builtin stays a function: each of many calls would lengthen the time in which a kernel compiles.
//
// The pass is needed until llvmpipe passes results in registers.
#include "passes.h"
#include <stdio.h>

// A function that calls `body` with its own parameters.
static LLVMValueRef add_caller(LLVMModuleRef m, LLVMValueRef body, const char *name) {
  LLVMContextRef context = LLVMGetModuleContext(m);
  LLVMValueRef f = LLVMAddFunction(m, name, LLVMGlobalGetValueType(body)), argument = LLVMGetParam(f, 0);
  LLVMSetLinkage(f, LLVMInternalLinkage);
  LLVMSetUnnamedAddress(f, LLVMLocalUnnamedAddr);
  LLVMSetFunctionCallConv(f, LLVMGetFunctionCallConv(body));
  add_attribute(f, "noinline");
  add_attribute(f, "nounwind");
  add_attribute(f, "willreturn");
  add_attribute(f, "memory"); // of value 0: it uses none
  LLVMBuilderRef b = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderAtEnd(b, LLVMAppendBasicBlockInContext(context, f, ""));
  LLVMValueRef call = LLVMBuildCall2(b, LLVMGlobalGetValueType(body), body, &argument, 1, "");
  LLVMSetInstructionCallConv(call, LLVMGetFunctionCallConv(body));
  LLVMSetTailCall(call, true);
  LLVMBuildRet(b, call);
  LLVMDisposeBuilder(b);
  return f;
}

static void shorten(LLVMModuleRef m, LLVMValueRef f) {
  char own[64], called[64];
  snprintf(own, sizeof own, "%s.own", name_of(f));
  snprintf(called, sizeof called, "%s.called", name_of(f));
  LLVMValueRef body = LLVMGetNamedFunction(m, own);
  if (!body)
    refuse(f, "the library does not call it, so that kernels hold its body");
  if (LLVMCountParams(f) != 1)
    refuse(f, "it has not one parameter");
  LLVMValueRef caller = add_caller(m, body, called), its_call = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(caller));
  for (LLVMUseRef use = LLVMGetFirstUse(body), next; use; use = next) {
    next = LLVMGetNextUse(use);
    LLVMValueRef call = LLVMGetUser(use);
    if (!LLVMIsACallInst(call))
      refuse(body, "something uses the function without calling it");
    LLVMValueRef from = LLVMGetBasicBlockParent(LLVMGetInstructionParent(call));
    if (call != its_call && from != f && from != body)
      LLVMSetOperand(call, LLVMGetNumArgOperands(call), caller);
  }
  add_attribute(body, "alwaysinline");
}

void short_calls(LLVMModuleRef m) {
  bool found = false;
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    if (has_policy(f, "short-call") && LLVMGetLinkage(f) != LLVMInternalLinkage) {
      shorten(m, f);
      found = true;
    }
  if (!found)
    refuse(NULL, "no builtin has the policy \"short-call\"");
}
