// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `local` variables, which are plain globals on processors, move to the memory of each thread: the optimiser would
// otherwise take them for the variables of a single thread.
#include "cpu/module.h"
#include <stdlib.h>

// `local` variables of a program, in the order of the module, and their places in a thread's local memory.
typedef struct {
  LLVMValueRef *variables;
  size_t *offsets;
  unsigned count;
  size_t size;
} local_layout;

// Clang makes an internal global of undefined value of each, which nothing else is.
static local_layout find_locals(LLVMModuleRef m) {
  local_layout l = {0};
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(m);
  for (LLVMValueRef g = LLVMGetFirstGlobal(m); g; g = LLVMGetNextGlobal(g)) {
    LLVMValueRef value = LLVMGetInitializer(g);
    if (LLVMGetLinkage(g) != LLVMInternalLinkage || LLVMIsGlobalConstant(g) || !value || !LLVMIsUndef(value))
      continue;
    l.variables = realloc(l.variables, (l.count + 1) * sizeof *l.variables);
    l.offsets = realloc(l.offsets, (l.count + 1) * sizeof *l.offsets);
    const size_t alignment = LLVMGetAlignment(g) ? LLVMGetAlignment(g) : 16;
    l.size = (l.size + alignment - 1) / alignment * alignment;
    l.variables[l.count] = g;
    l.offsets[l.count++] = l.size;
    l.size += LLVMABISizeOfType(layout, LLVMGlobalGetValueType(g));
  }
  return l;
}

// A function under change: what replaces local variables is built at its start.
typedef struct {
  const local_layout *locals;
  const module_writer *writer;
  LLVMValueRef base; // the thread's local memory, once it is used
  bool failed;
} local_user;

// The value that takes a constant's place: the constant itself if it rests on no local variable.
static LLVMValueRef relocate(local_user *u, LLVMValueRef constant) {
  LLVMContextRef c = LLVMGetModuleContext(u->writer->module);
  LLVMBuilderRef b = u->writer->builder;
  if (LLVMIsAGlobalVariable(constant)) {
    for (unsigned i = 0; i < u->locals->count; i++) {
      if (constant != u->locals->variables[i])
        continue;
      if (!u->base) {
        u->base = LLVMBuildLoad2(b, LLVMPointerTypeInContext(c, 0),
                                 state_address(u->writer, offsetof(cpu_state, local_memory)), "local");
        // The same for all items of a group, whatever they call.
        LLVMSetMetadata(u->base, metadata_kind(c, "invariant.load"),
                        LLVMMetadataAsValue(c, LLVMMDNodeInContext2(c, NULL, 0)));
      }
      LLVMValueRef offset = LLVMConstInt(LLVMInt64TypeInContext(c), u->locals->offsets[i], false);
      return LLVMBuildGEP2(b, LLVMInt8TypeInContext(c), u->base, &offset, 1, "");
    }
    return constant;
  }
  if (!LLVMIsAConstantExpr(constant) && !LLVMIsAConstantVector(constant) && !LLVMIsAConstantStruct(constant) &&
      !LLVMIsAConstantArray(constant))
    return constant;
  const unsigned count = LLVMGetNumOperands(constant);
  LLVMValueRef operands[count];
  bool changed = false;
  for (unsigned i = 0; i < count; i++) {
    operands[i] = relocate(u, LLVMGetOperand(constant, i));
    changed |= operands[i] != LLVMGetOperand(constant, i);
  }
  if (!changed)
    return constant;
  if (LLVMIsAConstantExpr(constant)) {
    const LLVMOpcode opcode = LLVMGetConstOpcode(constant);
    if (opcode == LLVMGetElementPtr)
      return LLVMBuildGEP2(b, LLVMGetGEPSourceElementType(constant), operands[0], operands + 1, count - 1, "");
    if (opcode == LLVMAdd || opcode == LLVMSub || opcode == LLVMXor)
      return LLVMBuildBinOp(b, opcode, operands[0], operands[1], "");
    if (count == 1)
      return LLVMBuildCast(b, opcode, operands[0], LLVMTypeOf(constant), "");
  }
  u->failed = true;
  return constant;
}

// Whether a constant is used by more than constant expressions that nothing uses any more.
static bool is_used(LLVMValueRef constant) {
  for (LLVMUseRef use = LLVMGetFirstUse(constant); use; use = LLVMGetNextUse(use))
    if (!LLVMIsAConstantExpr(LLVMGetUser(use)) || is_used(LLVMGetUser(use)))
      return true;
  return false;
}

static bool replace_locals(const module_writer *w, const local_layout *locals) {
  if (!locals->count)
    return true;
  for (LLVMValueRef f = LLVMGetFirstFunction(w->module); f; f = LLVMGetNextFunction(f)) {
    if (LLVMIsDeclaration(f))
      continue;
    local_user user = {locals, w, NULL, false};
    LLVMValueRef first = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(f));
    LLVMPositionBuilderBefore(w->builder, first);
    for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block; block = LLVMGetNextBasicBlock(block)) {
      LLVMValueRef i = block == LLVMGetEntryBasicBlock(f) ? first : LLVMGetFirstInstruction(block);
      for (; i; i = LLVMGetNextInstruction(i)) {
        for (int o = 0; o < LLVMGetNumOperands(i); o++) {
          LLVMValueRef operand = LLVMGetOperand(i, o);
          LLVMValueRef placed = operand && LLVMIsAConstant(operand) ? relocate(&user, operand) : operand;
          if (placed != operand)
            LLVMSetOperand(i, o, placed);
        }
      }
    }
    if (user.failed)
      return complain("function %s uses a local variable in a way that this device cannot follow", LLVMGetValueName(f));
  }
  for (unsigned i = 0; i < locals->count; i++)
    if (is_used(locals->variables[i]))
      return complain("local variable %s: its address is used in an initializer, which this device cannot follow",
                      LLVMGetValueName(locals->variables[i]));
  return true;
}

bool place_locals(const module_writer *w, size_t *size) {
  local_layout locals = find_locals(w->module);
  *size = locals.size;
  const bool good = replace_locals(w, &locals);
  free(locals.variables);
  free(locals.offsets);
  return good;
}
