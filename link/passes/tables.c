// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tables: for AVX2 and Arm, constants of operations on one register stand in memory, with all their lanes.
//
// Before AVX-512 no operand of an instruction is one number for all lanes. LLVM spreads each constant by an instruction
// of its own (VBROADCASTSD). A constant with all its lanes in memory can be the operand of fma itself. Each instruction
// holds a register and a place in the processor's buffers until those before it are done: the fewer there are, the more
// of the next calls run while one waits for its chain of fma. So builtins with many constants get a table each. Vectors
// of two registers stay as they are: two instructions share each of their constants.
//
// On Arm LLVM makes a constant in an integer register, 16 bits at a time, and spreads it from there (MOV, MOVK, DUP):
// three to five instructions, the last of which many processors begin but once a cycle. One load brings two constants
// with all their lanes (LDP). A load stands in the block that needs it, so that no constant occupies a register during
// the call for rare arguments: each block with enough constants has a table.
//
// The table is externally_initialized, which keeps LLVM from reading the constants back. So LLVM does not compute calls
// with constant arguments, either. A load counts for the inliner where the constant did not: inlinehint makes up for
// that.
//
// The policy "constants-in-instructions" leaves a builtin as it is for AVX2.
//
// This ends when LLVM puts splats with several uses into the constant pool with all their lanes.
#include "passes.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LEAST = 11, LEAST_ON_ARM = 4 }; // constants in a table: LLVM keeps a few in registers through a loop
enum { AVX2 = 32, ARM = 16 };          // bytes of a register
static unsigned register_bytes;

typedef struct {
  LLVMTypeRef type;
  LLVMValueRef number; // in each lane
  LLVMValueRef spread; // the instruction that makes the vector, or NULL
  LLVMValueRef load;
} constant;

typedef struct {
  constant *all;
  size_t count;
} constants;

static bool is_register(LLVMTypeRef type) {
  if (LLVMGetTypeKind(type) != LLVMVectorTypeKind)
    return false;
  const LLVMTypeKind element = LLVMGetTypeKind(LLVMGetElementType(type));
  return (element == LLVMFloatTypeKind && LLVMGetVectorSize(type) == register_bytes / 4) ||
         (element == LLVMDoubleTypeKind && LLVMGetVectorSize(type) == register_bytes / 8);
}

// Whether the instruction spreads a constant of one lane.
static bool is_spread(LLVMValueRef i) {
  if (!LLVMIsAShuffleVectorInst(i) || !LLVMIsConstant(LLVMGetOperand(i, 0)) ||
      LLVMGetVectorSize(LLVMTypeOf(LLVMGetOperand(i, 0))) != 1)
    return false;
  for (unsigned lane = 0; lane < LLVMGetNumMaskElements(i); lane++)
    if (LLVMGetMaskValue(i, lane))
      return false;
  return true;
}

// The number that a register has in all lanes, if it is a constant, and no zero, which needs no memory; else NULL.
static LLVMValueRef number_of(LLVMValueRef value) {
  if (!is_register(LLVMTypeOf(value)))
    return NULL;
  if (is_spread(value))
    return LLVMGetAggregateElement(LLVMGetOperand(value, 0), 0);
  if (!LLVMIsConstant(value) || LLVMIsNull(value) || LLVMIsUndef(value))
    return NULL;
  LLVMValueRef number = LLVMGetAggregateElement(value, 0);
  for (unsigned lane = 1; number && lane < LLVMGetVectorSize(LLVMTypeOf(value)); lane++)
    if (LLVMGetAggregateElement(value, lane) != number)
      return NULL;
  return number;
}

// The constant that an operand is, which is added if it is new; NULL if it is none.
static constant *find(constants *among, LLVMValueRef operand) {
  LLVMValueRef number = number_of(operand);
  if (!number)
    return NULL;
  for (size_t i = 0; i < among->count; i++)
    if (among->all[i].number == number && among->all[i].type == LLVMTypeOf(operand))
      return among->all + i;
  among->all = realloc(among->all, (among->count + 1) * sizeof *among->all);
  among->all[among->count] = (constant){LLVMTypeOf(operand), number, is_spread(operand) ? operand : NULL, NULL};
  return among->all + among->count++;
}

// A block's first instruction behind its phis: on Arm these have no load, which would have to stand in another block.
static LLVMValueRef first_of(LLVMBasicBlockRef b) {
  LLVMValueRef i = LLVMGetFirstInstruction(b);
  while (register_bytes == ARM && LLVMIsAPHINode(i))
    i = LLVMGetNextInstruction(i);
  return i;
}

// What has a table: a function or, for Arm, a block.
typedef struct {
  LLVMBasicBlockRef first, end; // the block behind the last one, or NULL
} part;

// Finds all constants of a part, or, where they have loads, makes its instructions use them.
static void visit_operands(part p, constants *all) {
  for (LLVMBasicBlockRef b = p.first; b != p.end; b = LLVMGetNextBasicBlock(b))
    for (LLVMValueRef i = first_of(b); i; i = LLVMGetNextInstruction(i))
      for (int k = 0; k < LLVMGetNumOperands(i) && !LLVMIsAShuffleVectorInst(i); k++) {
        constant *c = find(all, LLVMGetOperand(i, (unsigned)k));
        if (c && c->load)
          LLVMSetOperand(i, (unsigned)k, c->load);
      }
}

static LLVMValueRef splat(const constant *c) {
  LLVMValueRef lanes[AVX2 / 4];
  const unsigned count = LLVMGetVectorSize(c->type);
  for (unsigned i = 0; i < count; i++)
    lanes[i] = c->number;
  return LLVMConstVector(lanes, count);
}

// Puts the constants into a table of that number, which the part reads where it begins.
static void add_table(LLVMModuleRef m, part p, constants *all, unsigned number) {
  LLVMContextRef context = LLVMGetModuleContext(m);
  const unsigned count = (unsigned)all->count;
  LLVMValueRef *values = malloc(count * sizeof *values), first = first_of(p.first);
  for (unsigned i = 0; i < count; i++)
    values[i] = splat(all->all + i);
  LLVMValueRef value = LLVMConstStructInContext(context, values, count, false);
  free(values);
  char name[32];
  snprintf(name, sizeof name, "k.%u", number);
  LLVMValueRef table = LLVMAddGlobal(m, LLVMTypeOf(value), name);
  LLVMSetInitializer(table, value);
  LLVMSetLinkage(table, LLVMInternalLinkage);
  LLVMSetGlobalConstant(table, true);
  LLVMSetExternallyInitialized(table, true);
  LLVMSetAlignment(table, register_bytes);

  LLVMBuilderRef b = LLVMCreateBuilderInContext(context);
  for (unsigned i = 0; i < count; i++) {
    constant *c = all->all + i;
    LLVMValueRef offset = LLVMConstInt(LLVMInt64TypeInContext(context), register_bytes * i, false);
    LLVMPositionBuilderBefore(b, c->spread ? c->spread : first);
    c->load = LLVMBuildLoad2(b, c->type,
                             i ? LLVMConstInBoundsGEP2(LLVMInt8TypeInContext(context), table, &offset, 1) : table, "");
    LLVMSetAlignment(c->load, register_bytes);
  }
  LLVMDisposeBuilder(b);
  visit_operands(p, all);
  for (unsigned i = 0; i < count; i++)
    if (all->all[i].spread && !LLVMGetFirstUse(all->all[i].spread))
      LLVMInstructionEraseFromParent(all->all[i].spread);
  add_attribute(LLVMGetBasicBlockParent(p.first), "inlinehint");
}

// How many tables were made before, and with that of a part, if it has enough constants.
static unsigned add_table_of(LLVMModuleRef m, part p, unsigned made) {
  constants all = {NULL, 0};
  visit_operands(p, &all);
  if (all.count >= (register_bytes == ARM ? LEAST_ON_ARM : LEAST))
    add_table(m, p, &all, ++made);
  free(all.all);
  return made;
}

void tables(LLVMModuleRef m) {
  unsigned made = 0;
  register_bytes = is_for(m, "aarch64") ? ARM : AVX2;
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    if (LLVMIsDeclaration(f) || LLVMGetLinkage(f) == LLVMInternalLinkage || // it is for rare arguments
        (register_bytes == AVX2 && has_policy(f, "constants-in-instructions")))
      continue;
    for (part p = {.end = LLVMGetFirstBasicBlock(f)}; (p.first = p.end);) {
      p.end = register_bytes == ARM ? LLVMGetNextBasicBlock(p.first) : NULL;
      made = add_table_of(m, p, made);
    }
  }
  if (!made)
    refuse(NULL, "no function has enough constants for a table");
}
