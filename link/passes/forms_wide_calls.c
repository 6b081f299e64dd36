// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls and masks in forms of 32 lanes (forms_wide.c).
#include "forms_wide.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ARGUMENTS = 16 };

static LLVMValueRef half_of(const copy *c, LLVMValueRef wide, unsigned half) {
  const unsigned count = LLVMGetVectorSize(LLVMTypeOf(wide)) / 2;
  LLVMValueRef lanes[NARROW];
  for (unsigned i = 0; i < count; i++)
    lanes[i] = LLVMConstInt(LLVMInt32TypeInContext(c->f->c), half *count + i, false);
  return LLVMBuildShuffleVector(c->f->b, wide, LLVMGetPoison(LLVMTypeOf(wide)), LLVMConstVector(lanes, count), "");
}

static LLVMValueRef both_halves(const copy *c, LLVMValueRef low, LLVMValueRef high) {
  const unsigned count = 2 * LLVMGetVectorSize(LLVMTypeOf(low));
  LLVMValueRef lanes[WIDE];
  for (unsigned i = 0; i < count; i++)
    lanes[i] = LLVMConstInt(LLVMInt32TypeInContext(c->f->c), i, false);
  return LLVMBuildShuffleVector(c->f->b, low, high, LLVMConstVector(lanes, count), "");
}

// The bits of a mask, of which it is asked whether any is set: those of the first half or the second, as to take both
// to one mask is an operation more (KUNPCKWD, where KORTESTW takes two). Of conditions of which one holds each is asked
// so, as LLVM makes one comparison of two with the same number (VPMINUD).
LLVMValueRef either_half(copy *c, LLVMValueRef i) {
  LLVMValueRef mask = LLVMGetOperand(i, 0), conditions[2] = {mask, NULL}, any = NULL;
  if (LLVMIsAInstruction(mask) && LLVMGetInstructionOpcode(mask) == LLVMOr) {
    conditions[0] = LLVMGetOperand(mask, 0);
    conditions[1] = LLVMGetOperand(mask, 1);
  }
  for (unsigned k = 0; k < 2 && conditions[k]; k++) {
    value *v = find(c, conditions[k]);
    if (!v || v->narrow)
      return NULL;
    LLVMValueRef low = half_of(c, v->to, 0), either = LLVMBuildOr(c->f->b, low, half_of(c, v->to, 1), "");
    any = any ? LLVMBuildOr(c->f->b, any, either, "") : either;
  }
  value *v = find(c, mask);
  if (!v)
    return NULL;
  LLVMValueRef wide = v->to, bits = LLVMBuildBitCast(c->f->b, any, LLVMTypeOf(i), "");
  note(c, i, bits, true)->mask = wide;
  return bits;
}

// The argument of the call for one half: a half of the wide value, or what serves both.
static LLVMValueRef argument(copy *c, LLVMValueRef from, unsigned half) {
  value *v = find(c, from);
  if (LLVMIsConstant(from))
    return from;
  if (!v)
    return NULL;
  if (v->mask)
    return LLVMBuildBitCast(c->f->b, half_of(c, v->mask, half), LLVMTypeOf(from), "");
  if (LLVMIsAAllocaInst(from) && v->mask == NULL && v->narrow) {
    for (LLVMUseRef use = LLVMGetFirstUse(from); use; use = LLVMGetNextUse(use)) {
      LLVMValueRef store = LLVMGetUser(use), stored = LLVMIsAStoreInst(store) ? LLVMGetOperand(store, 0) : NULL;
      if (!stored)
        continue;
      value *s = find(c, stored);
      if (!s || s->narrow)
        return NULL;
      LLVMSetAlignment(LLVMBuildStore(c->f->b, half_of(c, s->to, half), v->to), LLVMGetAlignment(store));
    }
    return v->to;
  }
  return v->narrow ? v->to : half_of(c, v->to, half);
}

LLVMValueRef call_twice(copy *c, LLVMValueRef i) {
  LLVMTypeRef type = LLVMTypeOf(i);
  LLVMValueRef results[2], arguments[MOST_ARGUMENTS];
  const unsigned count = LLVMGetNumArgOperands(i);
  if (type == wider(type) || count > MOST_ARGUMENTS)
    return NULL;
  for (unsigned half = 0; half < 2; half++) {
    for (unsigned k = 0; k < count; k++)
      if (!(arguments[k] = argument(c, LLVMGetOperand(i, k), half)))
        return NULL;
    results[half] = LLVMInstructionClone(i);
    for (unsigned k = 0; k < count; k++)
      LLVMSetOperand(results[half], k, arguments[k]);
    LLVMInsertIntoBuilder(c->f->b, results[half]);
  }
  return both_halves(c, results[0], results[1]);
}

// A call of an intrinsic that LLVM has for any vector: the one whose name says so of twice as many lanes.
LLVMValueRef call_wider(copy *c, LLVMValueRef i) {
  LLVMValueRef arguments[MOST_ARGUMENTS];
  LLVMTypeRef types[MOST_ARGUMENTS];
  const unsigned count = LLVMGetNumArgOperands(i);
  char name[NAME_SIZE], *to = name;
  for (const char *from = name_of(LLVMGetCalledValue(i)); *from && to < name + sizeof name - 24;)
    if (!strncmp(from, ".v", 2) && isdigit((unsigned char)from[2])) {
      char *behind;
      to += sprintf(to, ".v%lu", 2 * strtoul(from + 2, &behind, 10));
      from = behind;
    } else {
      *to++ = *from++;
    }
  *to = 0;
  for (unsigned k = 0; k < count; k++) {
    if (!(arguments[k] = operand(c, i, k)))
      return NULL;
    types[k] = LLVMTypeOf(arguments[k]);
  }
  LLVMTypeRef type = LLVMFunctionType(wider(LLVMTypeOf(i)), types, count, false);
  LLVMValueRef f = LLVMGetNamedFunction(c->f->m, name);
  LLVMValueRef made = LLVMBuildCall2(c->f->b, type, f ? f : LLVMAddFunction(c->f->m, name, type), arguments, count, "");
  LLVMSetTailCallKind(made, LLVMGetTailCallKind(i));
  return made;
}
