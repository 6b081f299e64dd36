// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels whose items wait for nobody: the items of a row become a loop that LLVM makes vector code of, as it does a
// loop that somebody wrote. Two things hinder it in the general launch function, and go here:
//   - The ids lie in memory, in the thread's state. The loop has a copy of the library's structure: all that asks
//     __oneclc_work_item() for the state is inlined and gets the copy, which is a local variable that dissolves into
//     registers.
//   - Stores of one item might be what the next one loads. Without barriers OpenCL leaves items unordered (memory
//     consistency model, 3.3.4), so loads and stores of what the kernel's arguments point to are marked as independent
//     (llvm.loop.parallel_accesses). Private memory is not: all items use the same.
#include "cpu/module.h"
#include <stdlib.h>
#include <string.h>

// ---- Which kernels these are

typedef struct {
  LLVMValueRef function;
  bool finished, asks_state; // it, or what it calls, calls the accessor
} visit;

typedef struct {
  visit *visits;
  unsigned count;
  LLVMValueRef accessor; // may be NULL
} call_walk;

// Walks through all that a function calls; false if that may be a barrier or anything of the driver's, which call
// through pointers or are not defined here, or if it calls itself.
static bool walk_calls(call_walk *w, LLVMValueRef f, bool *asks_state) {
  for (unsigned i = 0; i < w->count; i++)
    if (w->visits[i].function == f) {
      *asks_state = w->visits[i].asks_state;
      return w->visits[i].finished;
    }
  if (LLVMGetEnumAttributeAtIndex(f, LLVMAttributeFunctionIndex, attribute_kind("optnone")))
    return false;
  const unsigned self = w->count++;
  w->visits = realloc(w->visits, w->count * sizeof *w->visits);
  w->visits[self] = (visit){f, false, false};
  *asks_state = false;
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block; block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
      if (!LLVMIsACallInst(i) || LLVMIsAInlineAsm(LLVMGetCalledValue(i)))
        continue;
      LLVMValueRef callee = LLVMGetCalledValue(i);
      bool inner = callee == w->accessor;
      if (!LLVMIsAFunction(callee))
        return false;
      if (!inner && LLVMIsDeclaration(callee)) {
        if (!LLVMGetIntrinsicID(callee) && !is_among(cpu_run_time_functions, LLVMGetValueName(callee)))
          return false;
      } else if (!inner && !walk_calls(w, callee, &inner)) {
        return false;
      }
      if (inner)
        LLVMRemoveCallSiteEnumAttribute(i, LLVMAttributeFunctionIndex, attribute_kind("noinline"));
      *asks_state |= inner;
    }
  w->visits[self].finished = true;
  w->visits[self].asks_state = *asks_state;
  return true;
}

static void inline_always(LLVMValueRef f) {
  LLVMContextRef c = LLVMGetModuleContext(LLVMGetGlobalParent(f));
  LLVMRemoveEnumAttributeAtIndex(f, LLVMAttributeFunctionIndex, attribute_kind("noinline"));
  LLVMAddAttributeAtIndex(f, LLVMAttributeFunctionIndex, LLVMCreateEnumAttribute(c, attribute_kind("alwaysinline"), 0));
}

bool can_loop(LLVMValueRef kernel) {
  call_walk w = {NULL, 0, LLVMGetNamedFunction(LLVMGetGlobalParent(kernel), "__oneclc_work_item")};
  bool asks_state;
  const bool good = walk_calls(&w, kernel, &asks_state);
  for (unsigned i = 0; i < w.count && good; i++)
    if (w.visits[i].asks_state)
      inline_always(w.visits[i].function);
  if (good)
    inline_always(kernel);
  free(w.visits);
  return good;
}

// ---- The loop

// The nodes that mark a loop and what is independent in it. LLVM's C interface makes no distinct nodes, its reader
// does.
static bool make_marks(LLVMContextRef c, LLVMValueRef *group, LLVMValueRef *loop) {
  static const char text[] =
      "define void @f(ptr %p) {\n  br label %l\nl:\n  store i8 0, ptr %p, !llvm.access.group !0\n"
      "  br label %l, !llvm.loop !1\n}\n!0 = distinct !{}\n!1 = distinct !{!1, !2}\n"
      "!2 = !{!\"llvm.loop.parallel_accesses\", !0}\n";
  LLVMModuleRef m = NULL;
  char *message = NULL;
  const bool good = read_ir(c, "marks", text, sizeof text - 1, &m, &message);
  LLVMDisposeMessage(message);
  if (!good)
    return complain("LLVM does not read the marks of loops");
  LLVMValueRef store = LLVMGetFirstInstruction(LLVMGetLastBasicBlock(LLVMGetNamedFunction(m, "f")));
  *group = LLVMGetMetadata(store, metadata_kind(c, "llvm.access.group"));
  *loop = LLVMGetMetadata(LLVMGetNextInstruction(store), metadata_kind(c, "llvm.loop"));
  LLVMDisposeModule(m);
  return true;
}

// Between the arguments' loads and the end of a launch function:
//   copy = state.item;
//   for (x = state.next; x < state.end; x++) { copy.local_id[0] = x; the kernel(…); }
//   state.next = state.end;
bool build_loop(const module_writer *w, LLVMValueRef launch, LLVMValueRef kernel, LLVMValueRef *values, row_loop *l) {
  LLVMModuleRef m = w->module;
  LLVMBuilderRef b = w->builder;
  LLVMContextRef c = LLVMGetModuleContext(m);
  LLVMTypeRef word = LLVMInt64TypeInContext(c), byte = LLVMInt8TypeInContext(c);
  l->launch = launch;
  LLVMValueRef mark = NULL;
  if (!make_marks(c, &l->group, &mark))
    return false;
  LLVMBasicBlockRef entry = LLVMGetInsertBlock(b);
  LLVMBasicBlockRef body = LLVMAppendBasicBlockInContext(c, launch, "item");
  LLVMBasicBlockRef end = LLVMAppendBasicBlockInContext(c, launch, "end");
  const size_t size = sizeof(struct oneclc_work_item);
  l->copy = LLVMBuildAlloca(b, LLVMArrayType2(byte, size), "copy");
  LLVMSetAlignment(l->copy, 16);
  LLVMBuildMemCpy(b, l->copy, 8, state_address(w, 0), 8, LLVMConstInt(word, size, false));
  LLVMValueRef next = state_address(w, offsetof(cpu_state, next));
  LLVMValueRef first = LLVMBuildLoad2(b, word, next, "first");
  LLVMValueRef last = LLVMBuildLoad2(b, word, state_address(w, offsetof(cpu_state, end)), "last");
  LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntULT, first, last, ""), body, end);

  LLVMPositionBuilderAtEnd(b, body);
  LLVMValueRef x = LLVMBuildPhi(b, word, "x");
  LLVMValueRef at = LLVMConstInt(word, offsetof(struct oneclc_work_item, local_id), false);
  LLVMBuildStore(b, x, LLVMBuildGEP2(b, byte, l->copy, &at, 1, ""));
  call_kernel(b, kernel, values);
  LLVMValueRef more = LLVMBuildNUWAdd(b, x, LLVMConstInt(word, 1, false), "");
  LLVMValueRef again = LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntULT, more, last, ""), body, end);
  LLVMSetMetadata(again, metadata_kind(c, "llvm.loop"), mark);
  LLVMAddIncoming(x, (LLVMValueRef[]){first, more}, (LLVMBasicBlockRef[]){entry, body}, 2);

  LLVMPositionBuilderAtEnd(b, end);
  LLVMBuildStore(b, last, next);
  LLVMBuildRetVoid(b);
  return true;
}

// To be called when what asks for the state has been inlined.
void give_copy(const row_loop *l) {
  LLVMValueRef accessor = LLVMGetNamedFunction(LLVMGetGlobalParent(l->launch), "__oneclc_work_item");
  for (LLVMUseRef use = accessor ? LLVMGetFirstUse(accessor) : NULL, next; use; use = next) {
    next = LLVMGetNextUse(use);
    LLVMValueRef call = LLVMGetUser(use);
    if (!LLVMIsACallInst(call) || LLVMGetBasicBlockParent(LLVMGetInstructionParent(call)) != l->launch)
      continue;
    LLVMReplaceAllUsesWith(call, l->copy);
    LLVMInstructionEraseFromParent(call);
  }
}

// Whether an address rests on an argument of the kernel, which the launch function's first block has loaded, or on a
// variable of the module.
static bool is_shared(const row_loop *l, LLVMValueRef address, unsigned depth) {
  if (LLVMIsAGlobalVariable(address))
    return true;
  if (depth == 16)
    return false;
  if (LLVMIsALoadInst(address))
    return LLVMGetInstructionParent(address) == LLVMGetEntryBasicBlock(l->launch);
  if (LLVMIsAGetElementPtrInst(address) || LLVMIsABitCastInst(address) || LLVMIsAAddrSpaceCastInst(address))
    return is_shared(l, LLVMGetOperand(address, 0), depth + 1);
  if (LLVMIsASelectInst(address))
    return is_shared(l, LLVMGetOperand(address, 1), depth + 1) && is_shared(l, LLVMGetOperand(address, 2), depth + 1);
  return false;
}

// To be called when variables have become values.
void mark_independent(const row_loop *l) {
  const unsigned kind = metadata_kind(LLVMGetModuleContext(LLVMGetGlobalParent(l->launch)), "llvm.access.group");
  LLVMBasicBlockRef block = LLVMGetEntryBasicBlock(l->launch);
  while ((block = LLVMGetNextBasicBlock(block)))
    for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
      if (!LLVMIsALoadInst(i) && !LLVMIsAStoreInst(i))
        continue;
      if (LLVMGetOrdering(i) == LLVMAtomicOrderingNotAtomic && !LLVMGetVolatile(i) &&
          is_shared(l, LLVMGetOperand(i, LLVMIsAStoreInst(i) ? 1 : 0), 0))
        LLVMSetMetadata(i, kind, l->group);
    }
}
