// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel's launch function, NAME.launch, which has a fixed type and runs the items of a row through the kernel.
#include "cpu/module.h"
#include <stdio.h>
#include <string.h>

static void copy_attribute(LLVMValueRef from, LLVMValueRef to, const char *name) {
  LLVMAttributeRef a = LLVMGetStringAttributeAtIndex(from, LLVMAttributeFunctionIndex, name, strlen(name));
  if (a)
    LLVMAddAttributeAtIndex(to, LLVMAttributeFunctionIndex, a);
}

// In general NAME.launch is
//   while ((x = state.next) < state.end) { state.next = x + 1; state.item.local_id[0] = x;
//   NAME(*arguments[0], …); }
// A block's is what kernels enqueue in its place.
bool build_launch(const module_writer *w, LLVMValueRef kernel, row_loop *loop) {
  LLVMModuleRef m = w->module;
  LLVMBuilderRef b = w->builder;
  LLVMContextRef c = LLVMGetModuleContext(m);
  LLVMSetFunctionCallConv(kernel, LLVMCCallConv); // IR allows no calls of a spir_kernel
  LLVMTypeRef pointer = LLVMPointerTypeInContext(c, 0), word = LLVMInt64TypeInContext(c);
  LLVMTypeRef type = LLVMFunctionType(LLVMVoidTypeInContext(c), &pointer, 1, false);
  char name[512];
  snprintf(name, sizeof name, "%s.launch", LLVMGetValueName(kernel));
  LLVMValueRef launch = LLVMAddFunction(m, name, type);
  static const char *const same[] = {
      "target-cpu",          "target-features",  "tune-cpu",        "min-legal-vector-width",
      "prefer-vector-width", "no-trapping-math", "denormal-fp-math"};
  for (unsigned i = 0; i < sizeof same / sizeof *same; i++)
    copy_attribute(kernel, launch, same[i]);
  if (is_block(kernel))
    LLVMReplaceAllUsesWith(kernel, launch);
  LLVMBasicBlockRef entry = LLVMAppendBasicBlockInContext(c, launch, "entry");
  LLVMPositionBuilderAtEnd(b, entry);
  const unsigned count = LLVMCountParams(kernel);
  LLVMValueRef values[count + 1];
  for (unsigned i = 0; i < count; i++) {
    LLVMTypeRef parameter = LLVMTypeOf(LLVMGetParam(kernel, i));
    LLVMValueRef index = LLVMConstInt(word, i, false);
    values[i] = LLVMBuildLoad2(b, pointer, LLVMBuildGEP2(b, pointer, LLVMGetParam(launch, 0), &index, 1, ""), "");
    if (!by_value_type(kernel, i)) {
      values[i] = LLVMBuildLoad2(b, parameter, values[i], "");
      LLVMSetAlignment(values[i], 1);
    }
  }
  if (loop)
    return build_loop(w, launch, kernel, values, loop);

  LLVMBasicBlockRef head = LLVMAppendBasicBlockInContext(c, launch, "head");
  LLVMBasicBlockRef body = LLVMAppendBasicBlockInContext(c, launch, "body");
  LLVMBasicBlockRef end = LLVMAppendBasicBlockInContext(c, launch, "end");
  LLVMBuildBr(b, head);
  LLVMPositionBuilderAtEnd(b, head);
  LLVMValueRef next = state_address(w, offsetof(cpu_state, next));
  LLVMValueRef x = LLVMBuildLoad2(b, word, next, "x");
  LLVMValueRef last = LLVMBuildLoad2(b, word, state_address(w, offsetof(cpu_state, end)), "end");
  LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntULT, x, last, ""), body, end);

  LLVMPositionBuilderAtEnd(b, body);
  LLVMBuildStore(b, LLVMBuildAdd(b, x, LLVMConstInt(word, 1, false), ""), next);
  LLVMBuildStore(b, x, state_address(w, offsetof(cpu_state, item.local_id)));
  call_kernel(b, kernel, values);
  LLVMBuildBr(b, head);

  LLVMPositionBuilderAtEnd(b, end);
  LLVMBuildRetVoid(b);
  return true;
}
