// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// splats: constants whose lanes are all the same are made of their first lane, by an instruction where the function
// begins.
//
// Bitcode spells such a constant out, lane by lane and without an abbreviation: 84 bytes for 16 floats, 78 for 8
// doubles. A constant of one lane and the shufflevector that spreads it take 15. Kernels do not see a difference: LLVM
// folds an instruction of constants (EarlyCSE) before it asks what is worth inlining. From LLVM 23 on the bitcode of
// floating-point numbers holds one lane by itself, and these constants are no ConstantDataVector.
//
// For processors with registers of 256 bits and more. Where vectors mostly have four lanes, compact.c saves as much,
// and each instruction more is one to read and write when a kernel links the function; GPUs have hardly any vectors.
//
// Constants that would gain less than five bytes stay. So do operands of shufflevector.
#include "passes.h"
#include <stdlib.h>

enum { INSTRUCTION = 43 + 40 }; // bits of the instruction, and five bytes to gain

// The lane that all lanes of a vector are the same as, or NULL.
static LLVMValueRef common_lane(LLVMValueRef vector) {
  if (!LLVMIsAConstantDataVector(vector)) // without zeros, which take no room
    return NULL;
  const unsigned lanes = LLVMGetVectorSize(LLVMTypeOf(vector));
  LLVMValueRef lane = LLVMGetAggregateElement(vector, 0);
  for (unsigned i = 1; i < lanes; i++)
    if (LLVMGetAggregateElement(vector, i) != lane)
      return NULL;
  return lane;
}

// How many bits a lane takes: numbers have chunks of five bits, each with a bit that says whether another one follows.
static unsigned lane_bits(LLVMValueRef lane) {
  unsigned bits = 6;
  switch (LLVMGetTypeKind(LLVMTypeOf(lane))) {
  case LLVMIntegerTypeKind:
    for (unsigned long long n = LLVMConstIntGetZExtValue(lane); n >>= 5;)
      bits += 6;
    return bits;
  case LLVMHalfTypeKind:
    return 24;
  case LLVMFloatTypeKind:
    return 42;
  default:
    return 78; // of double
  }
}

// An instruction before `first`. LLVM's builder computes what it can, so the operand comes afterwards.
static LLVMValueRef spread(LLVMValueRef first, LLVMValueRef lane, unsigned lanes) {
  LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(lane));
  LLVMTypeRef one = LLVMVectorType(LLVMTypeOf(lane), 1);
  LLVMBuilderRef b = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderBefore(b, first);
  LLVMValueRef unknown = LLVMBuildLoad2(b, one, LLVMGetPoison(LLVMPointerTypeInContext(context, 0)), "");
  LLVMValueRef mask = LLVMConstNull(LLVMVectorType(LLVMInt32TypeInContext(context), lanes));
  LLVMValueRef vector = LLVMBuildShuffleVector(b, unknown, LLVMGetPoison(one), mask, "");
  LLVMSetOperand(vector, 0, LLVMConstVector(&lane, 1));
  LLVMInstructionEraseFromParent(unknown);
  LLVMDisposeBuilder(b);
  return vector;
}

typedef struct {
  LLVMValueRef constant, instruction;
} splat;

static unsigned spread_constants(LLVMValueRef f) {
  splat *known = NULL;
  unsigned count = 0;
  LLVMValueRef first = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(f));
  for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
    for (LLVMValueRef i = b == LLVMGetEntryBasicBlock(f) ? first : LLVMGetFirstInstruction(b); i;
         i = LLVMGetNextInstruction(i)) {
      const unsigned operands = LLVMIsAShuffleVectorInst(i) ? 0 : (unsigned)LLVMGetNumOperands(i);
      for (unsigned k = 0; k < operands; k++) {
        LLVMValueRef constant = LLVMGetOperand(i, k), lane = common_lane(constant);
        const unsigned lanes = lane ? LLVMGetVectorSize(LLVMTypeOf(constant)) : 0;
        if (!lane || (lanes - 1) * lane_bits(lane) < INSTRUCTION)
          continue;
        unsigned at = 0;
        while (at < count && known[at].constant != constant)
          at++;
        if (at == count) {
          known = realloc(known, ++count * sizeof *known);
          known[at] = (splat){constant, spread(first, lane, lanes)};
        }
        LLVMSetOperand(i, k, known[at].instruction);
      }
    }
  free(known);
  return count;
}

void splats(LLVMModuleRef m) {
  unsigned count = 0;
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    if (!LLVMIsDeclaration(f))
      count += spread_constants(f);
  if (!count)
    refuse(NULL, "there is no constant of many lanes that are the same");
}
