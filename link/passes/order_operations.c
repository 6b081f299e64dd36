// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// order-operations: chains of operations that do not wait for each other take turns, and constants stand where they are
// used. Results stay the same.
//
// A processor looks for operations that can begin only so far ahead: Zen 1 among 36 of 128 bits, 18 of a whole
// register. A chain of ten fma, five cycles each, then keeps it from seeing the next chain, where source has one
// polynomial after the other. With AVX-512 it is quotients that count: operations that wait for one, 24 cycles, fill
// the 97 places of Golden Cove's scheduler if they stand in front of what need not wait, such as the exponential in
// erfc. LLVM keeps the order of a block's operations, but for what registers ask for. So each block of builtins with
// several fma is scheduled here.
//
// With AVX2 that is builtins of one register. Of two registers there are two chains of each kind already; where more of
// them fit into the registers, forms for two registers of double are ordered, too, by the policy "ordered-pair". With
// AVX-512 forms for one register and for two are ordered.
//
// Constants of a table (tables.c) are operands of these operations only as long as LLVM does not load them ahead of a
// kernel's loop. In the loop of a function without a rare path they then fill all registers and are moved to and fro.
// The policy "hidden-table" has an empty piece of assembly there, which keeps LLVM from knowing that the table's
// address points to what never changes.
//
// The policies "unordered-avx2" and "unordered-avx512" leave a builtin in its order.
//
// This ends when LLVM's scheduler knows how far ahead a processor looks.
#include "schedule.h"
#include <stdlib.h>
#include <string.h>

enum { LEAST_FMA = 8, LEAST_OPERATIONS = 8 };

// ---- which functions

static bool is_type(LLVMTypeRef type, unsigned floats, unsigned doubles) {
  if (LLVMGetTypeKind(type) == LLVMStructTypeKind && LLVMCountStructElementTypes(type)) // two results
    type = LLVMStructGetTypeAtIndex(type, 0);
  if (LLVMGetTypeKind(type) != LLVMVectorTypeKind)
    return false;
  const LLVMTypeKind element = LLVMGetTypeKind(LLVMGetElementType(type));
  const unsigned lanes = LLVMGetVectorSize(type);
  return (element == LLVMFloatTypeKind && lanes == floats) || (element == LLVMDoubleTypeKind && lanes == doubles);
}

// Whether the function takes or returns a vector of so many floats or doubles.
static bool takes(LLVMValueRef f, unsigned floats, unsigned doubles) {
  if (is_type(LLVMGetReturnType(LLVMGlobalGetValueType(f)), floats, doubles))
    return true;
  for (unsigned i = 0; i < LLVMCountParams(f); i++)
    if (is_type(LLVMTypeOf(LLVMGetParam(f, i)), floats, doubles))
      return true;
  return false;
}

// Whether it is a builtin or a form of one, and none of half or correctly rounded, of which nothing was measured.
static bool is_plain(LLVMValueRef f) {
  const char *name = name_of(f);
  return !strncmp(name, "_Z", 2) && name[2] != 'L' && !strstr(name, "Dh") &&
         strncmp(name + 2 + strspn(name + 2, "0123456789"), "cr_", 3);
}

static bool is_ordered(LLVMValueRef f, processor p) {
  if (p == GOLDEN_COVE)
    return is_plain(f) && (takes(f, 16, 8) || takes(f, 32, 16) || takes(f, 0, 32)) &&
           !has_policy(f, "unordered-avx512");
  return (takes(f, 0, 8) && has_policy(f, "ordered-pair")) ||
         (LLVMGetLinkage(f) != LLVMInternalLinkage && takes(f, 8, 4) && !has_policy(f, "unordered-avx2"));
}

static unsigned count_fma(LLVMValueRef f) {
  unsigned count = 0;
  for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
    for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
      count += calls_intrinsic(i, "llvm.fma.");
  return count;
}

// ---- constants of a table

// The table that an instruction loads a constant from; NULL if it is no such load.
static LLVMValueRef table_of(LLVMValueRef i) {
  if (!LLVMIsALoadInst(i))
    return NULL;
  LLVMValueRef table = LLVMGetOperand(i, 0);
  if (LLVMIsAConstantExpr(table))
    table = LLVMGetOperand(table, 0);
  return LLVMIsAGlobalVariable(table) && LLVMIsExternallyInitialized(table) ? table : NULL;
}

typedef struct {
  LLVMValueRef load, here; // where the function begins, and in the present block
} constant;

typedef struct {
  constant *all;
  unsigned count;
  LLVMValueRef hidden; // the table's address from a piece of assembly, or NULL
  LLVMBuilderRef b;    // at the end of the present block
} constants;

static constants find_constants(LLVMValueRef f) {
  constants c = {NULL, 0, NULL, LLVMCreateBuilderInContext(LLVMGetModuleContext(LLVMGetGlobalParent(f)))};
  for (LLVMValueRef i = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(f)); i; i = LLVMGetNextInstruction(i))
    if (table_of(i)) {
      c.all = realloc(c.all, (c.count + 1) * sizeof *c.all);
      c.all[c.count++] = (constant){i, NULL};
    }
  return c;
}

static void hide_table(LLVMValueRef f, constants *c) {
  LLVMValueRef table = table_of(c->all->load);
  LLVMTypeRef pointer = LLVMTypeOf(table), type = LLVMFunctionType(pointer, &pointer, 1, false);
  LLVMValueRef nothing = LLVMGetInlineAsm(type, "", 0, "=r,0", 4, false, false, LLVMInlineAsmDialectATT, false);
  LLVMPositionBuilderBefore(c->b, LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(f)));
  c->hidden = LLVMBuildCall2(c->b, type, nothing, &table, 1, "");
  const char *const attributes[] = {"nounwind", "willreturn", "memory"};
  for (unsigned i = 0; i < 3; i++)
    LLVMAddCallSiteAttribute(
        c->hidden, LLVMAttributeFunctionIndex,
        LLVMCreateEnumAttribute(LLVMGetModuleContext(LLVMGetGlobalParent(f)),
                                LLVMGetEnumAttributeKindForName(attributes[i], strlen(attributes[i])), 0));
}

// The load of a constant in the present block. What is no such constant stays what it is.
static LLVMValueRef here(constants *c, LLVMValueRef value) {
  for (constant *k = c->all; k < c->all + c->count; k++) {
    if (k->load != value)
      continue;
    if (!k->here) {
      k->here = LLVMInstructionClone(value);
      LLVMValueRef place = LLVMGetOperand(value, 0);
      if (c->hidden && LLVMIsAConstantExpr(place)) {
        LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(value));
        LLVMValueRef offset = LLVMGetOperand(place, 1);
        LLVMSetOperand(k->here, 0,
                       LLVMBuildInBoundsGEP2(c->b, LLVMInt8TypeInContext(context), c->hidden, &offset, 1, ""));
      } else if (c->hidden)
        LLVMSetOperand(k->here, 0, c->hidden);
      LLVMInsertIntoBuilder(c->b, k->here);
    }
    return k->here;
  }
  return value;
}

static void load_operands(constants *c, LLVMValueRef user) {
  for (int k = 0; k < LLVMGetNumOperands(user); k++) {
    LLVMValueRef value = LLVMGetOperand(user, (unsigned)k), load = here(c, value);
    if (load != value)
      LLVMSetOperand(user, (unsigned)k, load);
  }
}

// What the block hands on to those behind it.
static void load_for_phis(constants *c, LLVMBasicBlockRef block) {
  LLVMValueRef last = LLVMGetBasicBlockTerminator(block);
  for (unsigned s = 0; s < LLVMGetNumSuccessors(last); s++)
    for (LLVMValueRef phi = LLVMGetFirstInstruction(LLVMGetSuccessor(last, s)); LLVMIsAPHINode(phi);
         phi = LLVMGetNextInstruction(phi))
      for (unsigned i = 0; i < LLVMCountIncoming(phi); i++) {
        LLVMValueRef value = LLVMGetIncomingValue(phi, i);
        if (LLVMGetIncomingBlock(phi, i) == block && here(c, value) != value)
          LLVMSetOperand(phi, i, here(c, value));
      }
}

// ---- the order

static void order_block(LLVMBasicBlockRef block, constants *c, processor p) {
  LLVMValueRef *operations = NULL, last = LLVMGetBasicBlockTerminator(block);
  unsigned count = 0;
  for (LLVMValueRef i = LLVMGetFirstInstruction(block); i != last; i = LLVMGetNextInstruction(i))
    if (!LLVMIsAPHINode(i) && !table_of(i) && i != c->hidden) {
      operations = realloc(operations, (count + 1) * sizeof *operations);
      operations[count++] = i;
    }
  if (count >= LEAST_OPERATIONS)
    schedule(operations, count, p);
  for (unsigned i = 0; i < c->count; i++)
    c->all[i].here = NULL;
  LLVMPositionBuilderBefore(c->b, last);
  for (unsigned i = 0; i < count; i++) {
    load_operands(c, operations[i]);
    LLVMInstructionRemoveFromParent(operations[i]);
    LLVMInsertIntoBuilder(c->b, operations[i]);
  }
  free(operations);
  load_for_phis(c, block);
  load_operands(c, last);
}

static void order_function(LLVMValueRef f, processor p) {
  constants c = find_constants(f);
  if (c.count && has_policy(f, "hidden-table"))
    hide_table(f, &c);
  for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
    order_block(b, &c, p);
  for (unsigned i = 0; i < c.count; i++)
    LLVMInstructionEraseFromParent(c.all[i].load);
  LLVMDisposeBuilder(c.b);
  free(c.all);
}

void order_operations(LLVMModuleRef m) {
  bool found = false;
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    const processor p = has_feature(f, "+avx512f") ? GOLDEN_COVE : ZEN_1;
    if (LLVMIsDeclaration(f) || !is_ordered(f, p) || count_fma(f) < LEAST_FMA)
      continue;
    order_function(f, p);
    found = true;
  }
  if (!found)
    refuse(NULL, "no function has enough operations");
}
