// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function F becomes two: the body, internal to the module, which the library calls; and F, which calls the body.
#include "passes.h"
#include <stdlib.h>
#include <string.h>

// Gives the function and its call of the body the body's attributes; but noinline is of the body alone.
static void copy_attributes(LLVMValueRef f, LLVMValueRef call, LLVMValueRef body) {
  const unsigned noinline = LLVMGetEnumAttributeKindForName("noinline", strlen("noinline"));
  for (unsigned i = 0; i <= LLVMCountParams(body) + 1; i++) { // the result, the parameters and the function itself
    const LLVMAttributeIndex index = i <= LLVMCountParams(body) ? i : (LLVMAttributeIndex)LLVMAttributeFunctionIndex;
    const unsigned count = LLVMGetAttributeCountAtIndex(body, index);
    LLVMAttributeRef *all = malloc((count + 1) * sizeof *all);
    LLVMGetAttributesAtIndex(body, index, all);
    for (unsigned k = 0; k < count; k++) {
      if (LLVMIsStringAttribute(all[k]) || LLVMGetEnumAttributeKind(all[k]) != noinline)
        LLVMAddAttributeAtIndex(f, index, all[k]);
      if (i <= LLVMCountParams(body))
        LLVMAddCallSiteAttribute(call, index, all[k]);
    }
    free(all);
  }
}

static LLVMValueRef add_public(LLVMModuleRef m, LLVMValueRef body, const char *name, LLVMVisibility visibility) {
  LLVMTypeRef type = LLVMGlobalGetValueType(body);
  if (LLVMIsFunctionVarArg(type))
    refuse(body, "the library calls a function with a variable number of arguments");
  LLVMValueRef f = LLVMAddFunction(m, name, type);
  const unsigned count = LLVMCountParams(f);
  LLVMSetFunctionCallConv(f, LLVMGetFunctionCallConv(body));
  LLVMSetUnnamedAddress(f, LLVMGetUnnamedAddress(body));
  LLVMSetVisibility(f, visibility);

  LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(m));
  LLVMPositionBuilderAtEnd(b, LLVMAppendBasicBlockInContext(LLVMGetModuleContext(m), f, ""));
  LLVMValueRef *arguments = malloc((count + 1) * sizeof *arguments);
  LLVMGetParams(f, arguments);
  LLVMValueRef call = LLVMBuildCall2(b, type, body, arguments, count, "");
  free(arguments);
  LLVMSetInstructionCallConv(call, LLVMGetFunctionCallConv(body));
  copy_attributes(f, call, body);
  bool in_memory = false; // of the caller's
  for (unsigned i = 1; i <= count; i++)
    in_memory |= has_attribute(body, i, "byval") || has_attribute(body, i, "sret");
  LLVMSetTailCall(call, !in_memory);
  if (LLVMGetTypeKind(LLVMGetReturnType(type)) == LLVMVoidTypeKind)
    LLVMBuildRetVoid(b);
  else
    LLVMBuildRet(b, call);
  LLVMDisposeBuilder(b);
  return f;
}

LLVMValueRef make_body(LLVMValueRef body, const char *suffix) {
  char *name = strdup(name_of(body)), *own = malloc(strlen(name) + strlen(suffix) + 1);
  strcpy(stpcpy(own, name), suffix);
  LLVMSetValueName2(body, own, strlen(own));
  const LLVMVisibility visibility = LLVMGetVisibility(body);
  LLVMSetLinkage(body, LLVMInternalLinkage); // which has no other visibility than the default one
  LLVMValueRef f = add_public(LLVMGetGlobalParent(body), body, name, visibility);
  free(own);
  free(name);
  return f;
}
