// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the library's state lies: one in the memory of each thread, at a constant offset from the thread pointer.
#include "cpu/module.h"
#include <string.h>

// thread pointer + offset, the address of a field of this thread's cpu_state
LLVMValueRef state_address(const module_writer *w, size_t field) {
  LLVMModuleRef m = w->module;
  LLVMBuilderRef b = w->builder;
  LLVMContextRef c = LLVMGetModuleContext(m);
  LLVMTypeRef pointer = LLVMPointerTypeInContext(c, 0), byte = LLVMInt8TypeInContext(c);
  const unsigned id = LLVMLookupIntrinsicID("llvm.thread.pointer", strlen("llvm.thread.pointer"));
  const bool overloaded = LLVMIntrinsicIsOverloaded(id); // by the pointer's type; in LLVM 19 it is not
  LLVMValueRef thread_pointer = LLVMGetIntrinsicDeclaration(m, id, &pointer, overloaded);
  LLVMValueRef base = LLVMBuildCall2(b, LLVMIntrinsicGetType(c, id, &pointer, overloaded), thread_pointer, NULL, 0, "");
  LLVMValueRef offset = LLVMConstInt(LLVMInt64TypeInContext(c), w->state_offset + field, true);
  return LLVMBuildGEP2(b, byte, base, &offset, 1, "");
}

// Gives the library's state its place: uses of the default's thread-local variable become constant offsets
// from the thread pointer, since a JIT has no TLS relocations; and an accessor that the library leaves open
// is defined.
void place_state(const module_writer *w) {
  LLVMModuleRef m = w->module;
  LLVMBuilderRef b = w->builder;
  LLVMValueRef variable = LLVMGetNamedGlobal(m, "__oneclc_work_item_state");
  for (LLVMUseRef use = variable ? LLVMGetFirstUse(variable) : NULL, next; use; use = next) {
    next = LLVMGetNextUse(use);
    LLVMValueRef user = LLVMGetUser(use); // a call of llvm.threadlocal.address
    if (!LLVMIsACallInst(user))
      continue;
    LLVMPositionBuilderBefore(b, user);
    LLVMReplaceAllUsesWith(user, state_address(w, 0));
    LLVMInstructionEraseFromParent(user);
  }
  LLVMValueRef accessor = LLVMGetNamedFunction(m, "__oneclc_work_item");
  if (accessor && LLVMIsDeclaration(accessor)) {
    LLVMPositionBuilderAtEnd(b, LLVMAppendBasicBlockInContext(LLVMGetModuleContext(m), accessor, ""));
    LLVMBuildRet(b, state_address(w, 0));
  }
}

// OpenCL's ids are constants to a work-item, so Clang declares their functions free of memory accesses. A
// launch function runs many items, where they change: the promise is withdrawn from all that reaches the
// accessor.
static void withdraw(LLVMValueRef function, unsigned depth) {
  const unsigned memory = attribute_kind("memory");
  for (LLVMUseRef use = LLVMGetFirstUse(function); use && depth < 64; use = LLVMGetNextUse(use)) {
    LLVMValueRef call = LLVMGetUser(use);
    if (!LLVMIsACallInst(call))
      continue;
    LLVMValueRef caller = LLVMGetBasicBlockParent(LLVMGetInstructionParent(call));
    if (depth) // the accessor's own result is constant
      LLVMRemoveCallSiteEnumAttribute(call, LLVMAttributeFunctionIndex, memory);
    if (LLVMGetEnumAttributeAtIndex(caller, LLVMAttributeFunctionIndex, memory) || !depth) {
      LLVMRemoveEnumAttributeAtIndex(caller, LLVMAttributeFunctionIndex, memory);
      withdraw(caller, depth + 1);
    }
  }
}

void withdraw_const(LLVMModuleRef m) {
  LLVMValueRef accessor = LLVMGetNamedFunction(m, "__oneclc_work_item");
  if (accessor)
    withdraw(accessor, 0);
}
