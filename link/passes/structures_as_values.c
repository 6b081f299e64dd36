// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// structures-as-values: functions that are internal to the file are given structures as values, in the form in which
// they return them. Clang for NVIDIA's GPUs hands structures over in memory (byval). In PTX both are the same
// parameters, but values stay in registers.
//
// From LLVM 21 on code generation fails at a structure in memory where pointers to local memory have 32 bits:
// NVPTXTargetLowering::LowerFormalArguments takes the structure's address for one of 64 bits. Triton 3.4 to 3.8 and
// Clang's -fcuda-short-ptr ask for such pointers (-nvptx-short-ptr).
#include "passes.h"
#include <stdlib.h>
#include <string.h>

// The type of a structure that a parameter is in memory; NULL if the parameter is something else.
static LLVMTypeRef structure(LLVMValueRef f, unsigned parameter) {
  LLVMAttributeRef a =
      LLVMGetEnumAttributeAtIndex(f, parameter + 1, LLVMGetEnumAttributeKindForName("byval", strlen("byval")));
  return a ? LLVMGetTypeAttributeValue(a) : NULL;
}

// Adds the function that takes the place of f, without a body. The attributes of the structures' addresses go.
static LLVMValueRef add_function(LLVMModuleRef m, LLVMValueRef f) {
  const unsigned count = LLVMCountParams(f);
  LLVMTypeRef *types = malloc((count + 1) * sizeof *types);
  LLVMTypeRef type = LLVMGlobalGetValueType(f);
  LLVMGetParamTypes(type, types);
  for (unsigned i = 0; i < count; i++)
    if (structure(f, i))
      types[i] = structure(f, i);
  LLVMValueRef made = LLVMAddFunction(m, "", LLVMFunctionType(LLVMGetReturnType(type), types, count, false));
  free(types);
  LLVMSetLinkage(made, LLVMInternalLinkage);
  LLVMSetFunctionCallConv(made, LLVMGetFunctionCallConv(f));
  give_attributes(made, of_function, f);
  for (unsigned i = 0; i <= count; i++) // the result first
    if (!i || !structure(f, i - 1))
      give_attributes(made, i, f);
  return made;
}

// Moves the body. There the structures stand in memory, as before, until LLVM's sroa in the pass inline.
static void move_body(LLVMBuilderRef b, LLVMValueRef f, LLVMValueRef made) {
  move_blocks(f, made);
  LLVMPositionBuilderBefore(b, LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(made)));
  for (unsigned i = 0; i < LLVMCountParams(f); i++) {
    LLVMValueRef value = LLVMGetParam(made, i);
    if (structure(f, i)) {
      LLVMValueRef memory = LLVMBuildAlloca(b, structure(f, i), "");
      LLVMBuildStore(b, value, memory);
      value = memory;
    }
    LLVMReplaceAllUsesWith(LLVMGetParam(f, i), value);
  }
}

// The attributes of the call go: the function has its own.
static void replace_call(LLVMBuilderRef b, LLVMValueRef call, LLVMValueRef f, LLVMValueRef made) {
  if (!LLVMIsACallInst(call) || LLVMGetCalledValue(call) != f)
    refuse(f, "something else than a call uses it");
  const unsigned count = LLVMCountParams(f);
  LLVMValueRef *arguments = malloc((count + 1) * sizeof *arguments);
  LLVMPositionBuilderBefore(b, call);
  for (unsigned i = 0; i < count; i++) {
    arguments[i] = LLVMGetOperand(call, i);
    if (structure(f, i))
      arguments[i] = LLVMBuildLoad2(b, structure(f, i), arguments[i], "");
  }
  LLVMValueRef value = LLVMBuildCall2(b, LLVMGlobalGetValueType(made), made, arguments, count, "");
  free(arguments);
  LLVMSetInstructionCallConv(value, LLVMGetInstructionCallConv(call));
  LLVMReplaceAllUsesWith(call, value);
  LLVMInstructionEraseFromParent(call);
}

void structures_as_values(LLVMModuleRef m) {
  LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(m));
  functions found = {NULL, 0};
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    bool has_structures = false;
    for (unsigned i = 0; i < LLVMCountParams(f); i++)
      has_structures |= structure(f, i) != NULL;
    if (has_structures && LLVMGetLinkage(f) != LLVMInternalLinkage)
      refuse(f, "programs call it with a structure in memory");
    if (has_structures)
      append(&found, f);
  }
  for (size_t i = 0; i < found.count; i++) {
    LLVMValueRef f = found.all[i], made = add_function(m, f);
    move_body(b, f, made);
    for (LLVMUseRef use; (use = LLVMGetFirstUse(f));)
      replace_call(b, LLVMGetUser(use), f, made);
    char *name = strdup(name_of(f));
    LLVMDeleteFunction(f);
    LLVMSetValueName2(made, name, strlen(name));
    free(name);
  }
  free(found.all);
  LLVMDisposeBuilder(b);
}
