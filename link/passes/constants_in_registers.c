// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// constants-in-registers, for NVIDIA's GPUs: takes constants of double out of the instructions, into registers that a
// loop keeps.
//
// An instruction holds a double whose lower 32 bits are zero. For any other ptxas emits two moves into uniform
// registers before it, and as it knows the value, it does so again in each iteration of a loop: two of three
// instructions of a polynomial. What it does not know it computes once, ahead of the loop, and keeps. So a constant is
// joined with a zero that neither LLVM nor ptxas knows: the upper bits of %nsmid, the number of identifiers of
// multiprocessors. No GPU has 2^28 of them. LLVM can compute it and the constants ahead of loops, also those of
// branches, which it could not if the zero came from assembly. Memory is not used: the program may need all of the 64
// KiB for constants.
//
// Beyond what uniform registers hold, constants would take the registers of each work-item; those stay in instructions.
// A ptxas that keeps such constants by itself ends the need.
#include "passes.h"
#include <stdint.h>
#include <string.h>

enum { MOST = 31 }; // there are 63 uniform registers of 32 bits (sm_75 to sm_90)

// The bits of a double constant that an instruction does not hold; 0 for any other value.
static uint64_t long_constant(LLVMValueRef value) {
  if (!LLVMIsAConstantFP(value) || LLVMGetTypeKind(LLVMTypeOf(value)) != LLVMDoubleTypeKind)
    return 0;
  LLVMBool loses;
  const double number = LLVMConstRealGetDouble(value, &loses);
  uint64_t bits;
  memcpy(&bits, &number, sizeof bits);
  return bits << 32 ? bits : 0;
}

static bool is_arithmetic(LLVMValueRef i) {
  switch (LLVMGetInstructionOpcode(i)) {
  case LLVMFAdd:
  case LLVMFSub:
  case LLVMFMul:
    return true;
  case LLVMCall:
    return !strcmp(name_of(LLVMGetCalledValue(i)), "llvm.fma.f64");
  default:
    return false;
  }
}

// A zero of 64 bits, computed at the builder's place.
static LLVMValueRef unknown_zero(LLVMModuleRef m, LLVMBuilderRef b) {
  static const char name[] = "llvm.nvvm.read.ptx.sreg.nsmid";
  LLVMContextRef context = LLVMGetModuleContext(m);
  LLVMTypeRef word = LLVMInt32TypeInContext(context), words = LLVMInt64TypeInContext(context);
  LLVMValueRef f = LLVMGetIntrinsicDeclaration(m, LLVMLookupIntrinsicID(name, strlen(name)), NULL, 0);
  LLVMValueRef all = LLVMBuildCall2(b, LLVMGlobalGetValueType(f), f, NULL, 0, "");
  LLVMValueRef top = LLVMBuildLShr(b, all, LLVMConstInt(word, 28, false), "");
  LLVMValueRef low = LLVMBuildZExt(b, top, words, "");
  return LLVMBuildOr(b, LLVMBuildShl(b, low, LLVMConstInt(words, 32, false), ""), low, "");
}

static unsigned keep_constants(LLVMModuleRef m, LLVMValueRef f, LLVMBuilderRef b) {
  LLVMContextRef context = LLVMGetModuleContext(m);
  LLVMTypeRef words = LLVMInt64TypeInContext(context), real = LLVMDoubleTypeInContext(context);
  uint64_t known[MOST];
  unsigned count = 0;
  LLVMValueRef first = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(f)), zero = NULL;
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block; block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
      if (!is_arithmetic(i))
        continue;
      for (unsigned k = 0; k < (unsigned)LLVMGetNumOperands(i); k++) {
        const uint64_t bits = long_constant(LLVMGetOperand(i, k));
        unsigned at = 0;
        while (at < count && known[at] != bits)
          at++;
        if (!bits || at == MOST)
          continue;
        if (at == count)
          known[count++] = bits;
        if (!zero) {
          LLVMPositionBuilderBefore(b, first);
          zero = unknown_zero(m, b);
        }
        LLVMPositionBuilderBefore(b, i);
        LLVMValueRef joined = LLVMBuildXor(b, zero, LLVMConstInt(words, bits, false), "");
        LLVMSetOperand(i, k, LLVMBuildBitCast(b, joined, real, ""));
      }
    }
  return count;
}

void constants_in_registers(LLVMModuleRef m) {
  LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(m));
  unsigned count = 0;
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    if (!LLVMIsDeclaration(f) && LLVMGetLinkage(f) != LLVMInternalLinkage) // what is internal is for rare arguments
      count += keep_constants(m, f, b);
  LLVMDisposeBuilder(b);
  if (!count)
    refuse(NULL, "there is no constant that an instruction does not hold");
}
