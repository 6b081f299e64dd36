// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Forms of 32 lanes (vector_forms.c): the code of the overload for 16, of which LLVM makes two registers, of double
// four. All vectors have twice as many lanes and masks twice as many bits. What is called is called twice, but for
// LLVM's own intrinsics, and a vector that is loaded (a table's) serves both halves. So each constant is loaded once
// for two registers, and the operations of one fill the time in which those of the other wait.
//
// Code that depends on the number of lanes in any other way has no such form.
#include "forms_wide.h"
#include <stdlib.h>
#include <string.h>

LLVMTypeRef wider(LLVMTypeRef type) {
  return LLVMGetTypeKind(type) == LLVMVectorTypeKind
             ? LLVMVectorType(LLVMGetElementType(type), 2 * LLVMGetVectorSize(type))
             : type;
}

value *find(const copy *c, LLVMValueRef from) {
  for (unsigned i = 0; i < c->count; i++)
    if (c->all[i].from == from)
      return &c->all[i];
  return NULL;
}

value *note(copy *c, LLVMValueRef from, LLVMValueRef to, bool narrow) {
  c->all = realloc(c->all, (c->count + 1) * sizeof *c->all);
  c->all[c->count] = (value){from, to, NULL, narrow};
  return &c->all[c->count++];
}

// A constant with as many lanes; NULL if its elements differ.
static LLVMValueRef wider_constant(LLVMValueRef constant) {
  LLVMTypeRef type = LLVMTypeOf(constant);
  if (type == wider(type))
    return constant;
  const unsigned lanes = LLVMGetVectorSize(type);
  LLVMValueRef all[WIDE], first = LLVMGetAggregateElement(constant, 0);
  if (lanes > NARROW)
    return NULL;
  for (unsigned i = 0; i < 2 * lanes; i++) {
    all[i] = first;
    if (!first || LLVMGetAggregateElement(constant, i % lanes) != first)
      return NULL;
  }
  return LLVMConstVector(all, 2 * lanes);
}

// What stands for an operand in the wide code; NULL if it cannot stand there.
LLVMValueRef operand(const copy *c, LLVMValueRef instruction, unsigned i) {
  LLVMValueRef from = LLVMGetOperand(instruction, i);
  if (LLVMIsConstant(from))
    return wider_constant(from);
  value *v = find(c, from);
  return v && !v->narrow ? v->to : NULL;
}

static void keep_flags(LLVMValueRef to, LLVMValueRef from) {
  const LLVMOpcode code = LLVMGetInstructionOpcode(from);
  if (!LLVMIsAInstruction(to))
    return;
  if (code == LLVMAdd || code == LLVMSub || code == LLVMMul || code == LLVMShl) {
    LLVMSetNSW(to, LLVMGetNSW(from));
    LLVMSetNUW(to, LLVMGetNUW(from));
  } else if (code == LLVMLShr || code == LLVMAShr) {
    LLVMSetExact(to, LLVMGetExact(from));
  } else if (code == LLVMOr) {
    LLVMSetIsDisjoint(to, LLVMGetIsDisjoint(from));
  } else if (code == LLVMZExt) {
    LLVMSetNNeg(to, LLVMGetNNeg(from));
  }
  if (LLVMCanValueUseFastMathFlags(from))
    LLVMSetFastMathFlags(to, LLVMGetFastMathFlags(from));
}

// A shuffle within either half of its operands.
static LLVMValueRef shuffle(const copy *c, LLVMValueRef i, LLVMValueRef first, LLVMValueRef second) {
  LLVMTypeRef type = LLVMInt32TypeInContext(c->f->c);
  LLVMValueRef lanes[WIDE];
  const unsigned from = LLVMGetVectorSize(LLVMTypeOf(LLVMGetOperand(i, 0))), to = LLVMGetNumMaskElements(i);
  if (to > NARROW)
    return NULL;
  for (unsigned k = 0; k < 2 * to; k++) {
    const int lane = LLVMGetMaskValue(i, k % to); // those of the second operand stand behind all of the first
    lanes[k] = lane == LLVMGetUndefMaskElem()
                   ? LLVMGetPoison(type)
                   : LLVMConstInt(type, (unsigned)lane + from * (k / to + (unsigned)lane / from), false);
  }
  return LLVMBuildShuffleVector(c->f->b, first, second, LLVMConstVector(lanes, 2 * to), "");
}

// The same operation on wider operands; NULL if there is none.
static LLVMValueRef operate(copy *c, LLVMValueRef i) {
  LLVMBuilderRef b = c->f->b;
  LLVMValueRef x[3] = {NULL};
  const int count = LLVMGetNumOperands(i);
  for (int k = 0; k < count && k < 3; k++)
    if (!(x[k] = operand(c, i, (unsigned)k)))
      return NULL;
  const LLVMOpcode code = LLVMGetInstructionOpcode(i);
  switch (code) {
  case LLVMICmp:
    return LLVMBuildICmp(b, LLVMGetICmpPredicate(i), x[0], x[1], "");
  case LLVMFCmp:
    return LLVMBuildFCmp(b, LLVMGetFCmpPredicate(i), x[0], x[1], "");
  case LLVMShuffleVector:
    return shuffle(c, i, x[0], x[1]);
  case LLVMSelect:
    return LLVMBuildSelect(b, x[0], x[1], x[2], "");
  case LLVMFNeg:
    return LLVMBuildFNeg(b, x[0], "");
  case LLVMFreeze:
    return LLVMBuildFreeze(b, x[0], "");
  default:
    if (LLVMIsACastInst(i))
      return LLVMBuildCast(b, code, x[0], wider(LLVMTypeOf(i)), "");
    return LLVMIsABinaryOperator(i) ? LLVMBuildBinOp(b, code, x[0], x[1], "") : NULL;
  }
}

static bool has_lanes(LLVMTypeRef type) { return LLVMGetTypeKind(type) == LLVMVectorTypeKind; }

// Copies an instruction that is no terminator; false if it cannot be wide.
static bool widen(copy *c, LLVMValueRef i) {
  LLVMTypeRef type = LLVMTypeOf(i);
  LLVMBuilderRef b = c->f->b;
  if (has_lanes(type) && LLVMGetVectorSize(type) > NARROW)
    return false;
  LLVMValueRef made = NULL, asked = LLVMGetNumOperands(i) ? LLVMGetOperand(i, 0) : NULL;
  if (LLVMIsAAllocaInst(i)) {
    LLVMInsertIntoBuilder(b, made = LLVMInstructionClone(i));
    note(c, i, made, true);
  } else if (LLVMIsAStoreInst(i)) { // of an argument, in front of the calls that take it (argument)
    return LLVMIsAAllocaInst(LLVMGetOperand(i, 1)) && has_lanes(LLVMTypeOf(asked));
  } else if (LLVMIsALoadInst(i)) {
    value *v = find(c, asked);
    if (v && !v->narrow) { // a parameter that the overload takes in memory
      note(c, i, v->to, false);
      return true;
    }
    if (!LLVMIsConstant(asked) || type == wider(type))
      return false;
    LLVMInsertIntoBuilder(b, made = LLVMInstructionClone(i));
    note(c, i, made, true);
  } else if (LLVMIsAPHINode(i)) {
    if (type == wider(type))
      return false;
    note(c, i, made = LLVMBuildPhi(b, wider(type), ""), false);
  } else if (LLVMIsACallInst(i)) {
    const char *name = LLVMIsAFunction(LLVMGetCalledValue(i)) ? name_of(LLVMGetCalledValue(i)) : "";
    if (!strncmp(name, "llvm.lifetime.", strlen("llvm.lifetime.")))
      return true;
    const bool own = strncmp(name, "llvm.", 5) || is_of_processor(name);
    made = own ? call_twice(c, i) : call_wider(c, i);
    note(c, i, made, false);
  } else if (LLVMIsABitCastInst(i) && has_lanes(LLVMTypeOf(asked)) && !has_lanes(type)) {
    return LLVMGetIntTypeWidth(LLVMGetElementType(LLVMTypeOf(asked))) == 1 && (made = either_half(c, i));
  } else if (LLVMIsAICmpInst(i) && find(c, asked) && find(c, asked)->mask) { // whether a mask has any bit
    const LLVMIntPredicate is = LLVMGetICmpPredicate(i);
    if ((is != LLVMIntEQ && is != LLVMIntNE) || !LLVMIsNull(LLVMGetOperand(i, 1)))
      return false;
    note(c, i, made = LLVMBuildICmp(b, is, find(c, asked)->to, LLVMGetOperand(i, 1), ""), false);
  } else {
    if (!has_lanes(type) || type == wider(type))
      return false;
    if ((made = operate(c, i)))
      keep_flags(made, i);
    note(c, i, made, false);
  }
  return made;
}

static LLVMBasicBlockRef new_block(const copy *c, LLVMBasicBlockRef from) {
  unsigned i = 0;
  while (c->blocks[i] != from)
    i++;
  return c->new_blocks[i];
}

static bool widen_end(copy *c, LLVMValueRef i) {
  if (LLVMIsAReturnInst(i)) {
    LLVMValueRef result = operand(c, i, 0);
    return result && LLVMBuildRet(c->f->b, result);
  }
  const unsigned count = LLVMGetNumSuccessors(i);
  if (!count || LLVMIsASwitchInst(i))
    return false;
  value *v = count > 1 ? find(c, LLVMGetCondition(i)) : NULL;
  if (count > 1 && !v)
    return false;
  LLVMValueRef made = LLVMInstructionClone(i); // with what it says of probabilities
  for (unsigned k = 0; k < count; k++)
    LLVMSetSuccessor(made, k, new_block(c, LLVMGetSuccessor(i, k)));
  if (v)
    LLVMSetCondition(made, v->to);
  LLVMInsertIntoBuilder(c->f->b, made);
  return true;
}

static bool complete_phi(copy *c, LLVMValueRef i) {
  for (unsigned k = 0; k < LLVMCountIncoming(i); k++) {
    LLVMValueRef from = LLVMGetIncomingValue(i, k);
    value *v = find(c, from);
    LLVMValueRef to = LLVMIsConstant(from) ? wider_constant(from) : v && !v->narrow ? v->to : NULL;
    LLVMBasicBlockRef block = new_block(c, LLVMGetIncomingBlock(i, k));
    if (!to)
      return false;
    LLVMAddIncoming(find(c, i)->to, &to, &block, 1);
  }
  return true;
}

static bool widen_blocks(copy *c, unsigned count) {
  for (unsigned k = 0; k < count; k++) {
    LLVMValueRef end = LLVMGetBasicBlockTerminator(c->blocks[k]);
    LLVMPositionBuilderAtEnd(c->f->b, c->new_blocks[k]);
    for (LLVMValueRef i = LLVMGetFirstInstruction(c->blocks[k]); i != end; i = LLVMGetNextInstruction(i))
      if (!widen(c, i))
        return false;
    if (!widen_end(c, end))
      return false;
  }
  for (unsigned k = 0; k < count; k++)
    for (LLVMValueRef i = LLVMGetFirstInstruction(c->blocks[k]); LLVMIsAPHINode(i); i = LLVMGetNextInstruction(i))
      if (!complete_phi(c, i))
        return false;
  return true;
}

LLVMValueRef make_wide_form(builtin *f) {
  LLVMValueRef overload = find_overload(f, NARROW);
  LLVMTypeRef type = LLVMGlobalGetValueType(overload), types[MOST_PARAMETERS];
  if (LLVMGetReturnType(type) != lanes_of(f->type, NARROW) || LLVMCountParams(overload) != f->name.count)
    return NULL;
  LLVMGetParamTypes(type, types);
  LLVMValueRef form = add_internal(f, name_of(overload), ".pair", form_type(f, WIDE, false));
  give_attributes(form, LLVMAttributeFunctionIndex, in_memory(overload) ? find_overload(f, NARROW / 2) : overload);
  const unsigned blocks = LLVMCountBasicBlocks(overload);
  copy c = {.f = f, .blocks = malloc(blocks * sizeof *c.blocks), .new_blocks = malloc(blocks * sizeof *c.new_blocks)};
  LLVMGetBasicBlocks(overload, c.blocks);
  for (unsigned k = 0; k < blocks; k++)
    c.new_blocks[k] = LLVMAppendBasicBlockInContext(f->c, form, "");
  LLVMPositionBuilderAtEnd(f->b, c.new_blocks[0]);
  bool fits = true;
  for (unsigned i = 0; i < f->name.count; i++) {
    fits = fits && (types[i] == lanes_of(f->own[i], NARROW) || LLVMGetTypeKind(types[i]) == LLVMPointerTypeKind);
    note(&c, LLVMGetParam(overload, i), LLVMBuildBitCast(f->b, LLVMGetParam(form, i), lanes_of(f->own[i], WIDE), ""),
         false);
  }
  fits = fits && widen_blocks(&c, blocks);
  free(c.all);
  free(c.blocks);
  free(c.new_blocks);
  if (fits)
    return form;
  LLVMDeleteFunction(form);
  return NULL;
}
