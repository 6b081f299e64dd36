// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// short-calls: for Mesa's libraries, what kernels call of these functions becomes part of the kernels.
//
// llvmpipe calls the functions of a kernel, the library's among them. It hands their results over in memory, by a
// scatter and a gather. That takes as long as a dozen instructions that wait for each other. Mesa (26.2) inlines
// functions of fewer than some 45 values before it inlines what they call, and it inlines functions that are marked.
// But the mark of a library's function does not reach the kernel's call. So of a builtin F of the list below, which is
// a call of F.own (own_names.c),
//   F.own     is marked. F is inlined into kernels because it is short, and then F.own is, too.
//   F.called  is a call of F.own that is never inlined. The library itself calls it: it makes vectors of scalars.
// A long builtin stays a function: each of many calls would lengthen the time in which a kernel compiles.
//
// The pass is needed until llvmpipe passes results in registers.
#include "passes.h"
#include <stdio.h>
#include <string.h>

// policy: is to become a line in each builtin's file. The others of their kind were no faster so.
static const char *const short_builtins[] = {"acos",  "acosh", "asin",  "atan",  "atanh", "cos",   "cosh",
                                             "cospi", "erf",   "exp10", "expm1", "log10", "log1p", "sin",
                                             "sinh",  "sinpi", "tan",   "tanh",  "tanpi"};

enum { COUNT = sizeof short_builtins / sizeof *short_builtins };
static const char suffix[] = ".own";

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

static void shorten(LLVMModuleRef m, LLVMValueRef body) {
  char name[64], called[80];
  snprintf(name, sizeof name, "%.*s", (int)(strlen(name_of(body)) - strlen(suffix)), name_of(body));
  snprintf(called, sizeof called, "%s.called", name);
  LLVMValueRef f = LLVMGetNamedFunction(m, name);
  if (!f)
    refuse(body, "its builtin is missing");
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

// Whether a function is the body F.own of a builtin of the list.
static bool is_short(LLVMValueRef f) {
  char own[32];
  for (size_t i = 0; i < COUNT; i++) {
    snprintf(own, sizeof own, "_Z%zu%sf%s", strlen(short_builtins[i]), short_builtins[i], suffix);
    if (!strcmp(name_of(f), own))
      return true;
  }
  return false;
}

void short_calls(LLVMModuleRef m) {
  size_t found = 0;
  for (LLVMValueRef body = LLVMGetFirstFunction(m); body; body = LLVMGetNextFunction(body))
    if (is_short(body)) {
      shorten(m, body);
      found++;
    }
  if (found != COUNT)
    refuse(NULL, "a function of the list is missing");
  LLVMValueRef constants = LLVMGetNamedGlobal(m, ".constants"); // is for readers of bitcode
  if (constants)
    LLVMDeleteGlobal(constants);
}
