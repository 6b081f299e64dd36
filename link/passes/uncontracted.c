// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// uncontracted: no compiler contracts the library's sums and products.
//
// A kernel is compiled with its own options, and they hold for the library's code in it, too. With -ffp-contract=fast,
// the default of CUDA, HIP and Triton, LLVM's backend makes an fma of a product and a sum, or writes add.f32, which
// ptxas may contract (PTX ISA, "add"). With relaxed mathematics a quotient becomes div.full or div.approx, a root
// sqrt.approx.
//
// For NVIDIA's GPUs sums, differences and products of float and double, and quotients and square roots of float, become
// intrinsics that stand for one PTX instruction each, rounded to nearest: add.rn, mul.rn, div.rn, rcp.rn for
// reciprocals, and sqrt.rn. No compiler changes the instructions that name their rounding.
//
// The intrinsics are scalar: vectors are taken apart, as the backend does. A difference is a sum with the negated
// operand, which an instruction takes. Quotients and roots of double have one instruction under all options. Half has
// no such intrinsics. Such ones of LLVM would end this limit.
//
// For AMD's GPUs there are none. A product passes through assembly without an instruction, whose result LLVM does not
// know for a product, and so does x + x, which LLVM takes for one. The arguments of a function may be products of the
// program's: they pass through assembly where the function adds or calls. llvm.arithmetic.fence is made for that, but
// LLVM 22 ends with "illegal VGPR to SGPR copy" where all lanes have the same value.
#include "passes.h"
#include <string.h>

static bool is_one(LLVMValueRef value) {
  LLVMBool loses;
  return LLVMIsAConstantFP(value) && LLVMConstRealGetDouble(value, &loses) == 1;
}

// The intrinsic that stands for an instruction with these elements; NULL if it stays.
static const char *instead(LLVMValueRef i, LLVMTypeRef element, LLVMValueRef first) {
  const bool is_double = LLVMGetTypeKind(element) == LLVMDoubleTypeKind;
  if (!is_double && LLVMGetTypeKind(element) != LLVMFloatTypeKind)
    return NULL;
  switch (LLVMGetInstructionOpcode(i)) {
  case LLVMFAdd:
  case LLVMFSub:
    return is_double ? "llvm.nvvm.add.rn.d" : "llvm.nvvm.add.rn.f";
  case LLVMFMul:
    return is_double ? "llvm.nvvm.mul.rn.d" : "llvm.nvvm.mul.rn.f";
  case LLVMFDiv:
    return is_double ? NULL : is_one(first) ? "llvm.nvvm.rcp.rn.f" : "llvm.nvvm.div.rn.f";
  case LLVMCall:
    return !is_double && calls_intrinsic(i, "llvm.sqrt.") ? "llvm.nvvm.sqrt.rn.f" : NULL;
  default:
    return NULL;
  }
}

// A call of the intrinsic, of the second operand alone where it takes one and there are two.
static LLVMValueRef call(LLVMModuleRef m, LLVMBuilderRef b, const char *name, LLVMValueRef *operands, unsigned count) {
  LLVMValueRef f = LLVMGetIntrinsicDeclaration(m, LLVMLookupIntrinsicID(name, strlen(name)), NULL, 0);
  LLVMTypeRef type = LLVMGlobalGetValueType(f);
  const unsigned taken = LLVMCountParamTypes(type);
  return LLVMBuildCall2(b, type, f, operands + (count - taken), taken, "");
}

// Whether the instruction was replaced.
static bool replace(LLVMModuleRef m, LLVMBuilderRef b, LLVMValueRef i) {
  LLVMTypeRef type = LLVMTypeOf(i);
  const bool is_vector = LLVMGetTypeKind(type) == LLVMVectorTypeKind;
  LLVMTypeRef element = is_vector ? LLVMGetElementType(type) : type;
  if (!instead(i, element, i))
    return false;
  const unsigned count = LLVMIsACallInst(i) ? 1 : 2, lanes = is_vector ? LLVMGetVectorSize(type) : 1;
  LLVMValueRef operands[2], result = is_vector ? LLVMGetPoison(type) : NULL;
  LLVMPositionBuilderBefore(b, i);
  for (unsigned k = 0; k < count; k++)
    operands[k] = LLVMGetOperand(i, k);
  if (LLVMGetInstructionOpcode(i) == LLVMFSub)
    operands[1] = LLVMBuildFNeg(b, operands[1], "");
  for (unsigned lane = 0; lane < lanes; lane++) {
    LLVMValueRef at = LLVMConstInt(LLVMInt64TypeInContext(LLVMGetModuleContext(m)), lane, false), elements[2];
    for (unsigned k = 0; k < count; k++)
      elements[k] = is_vector ? LLVMBuildExtractElement(b, operands[k], at, "") : operands[k];
    LLVMValueRef value = call(m, b, instead(i, element, elements[0]), elements, count);
    result = is_vector ? LLVMBuildInsertElement(b, result, value, at, "") : value;
  }
  LLVMReplaceAllUsesWith(i, result);
  LLVMInstructionEraseFromParent(i);
  return true;
}

static bool has_numbers(LLVMTypeRef type) {
  if (LLVMGetTypeKind(type) == LLVMVectorTypeKind)
    type = LLVMGetElementType(type);
  return LLVMGetTypeKind(type) == LLVMHalfTypeKind || LLVMGetTypeKind(type) == LLVMFloatTypeKind ||
         LLVMGetTypeKind(type) == LLVMDoubleTypeKind;
}

// Puts assembly between a value and its uses, where the builder stands.
static void fence(LLVMBuilderRef b, LLVMValueRef value) {
  LLVMValueRef nothing = LLVMGetUndef(LLVMTypeOf(value)), made = call_assembly(b, "", "=v,0", nothing);
  const unsigned kind = LLVMGetEnumAttributeKindForName("willreturn", strlen("willreturn"));
  LLVMAddCallSiteAttribute(made, of_function, LLVMCreateEnumAttribute(LLVMGetTypeContext(LLVMTypeOf(value)), kind, 0));
  LLVMReplaceAllUsesWith(value, made);
  LLVMSetOperand(made, 0, value);
}

static bool is_sum(LLVMValueRef i) {
  return LLVMGetInstructionOpcode(i) == LLVMFAdd || LLVMGetInstructionOpcode(i) == LLVMFSub;
}

static bool is_product(LLVMValueRef i) {
  return LLVMGetInstructionOpcode(i) == LLVMFMul ||
         (LLVMGetInstructionOpcode(i) == LLVMFAdd && LLVMGetOperand(i, 0) == LLVMGetOperand(i, 1));
}

// How many products the function has.
static unsigned fence_products(LLVMBuilderRef b, LLVMValueRef f) {
  unsigned count = 0;
  bool adds = false;
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block; block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef i = LLVMGetFirstInstruction(block), next; i; i = next) {
      next = LLVMGetNextInstruction(i);
      adds |= is_sum(i) || (LLVMIsACallInst(i) && !calls_intrinsic(i, "llvm."));
      if (!is_product(i))
        continue;
      LLVMPositionBuilderBefore(b, next);
      fence(b, i);
      count++;
    }
  if (!adds || LLVMGetLinkage(f) == LLVMInternalLinkage)
    return count;
  LLVMPositionBuilderBefore(b, LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(f)));
  for (unsigned p = 0; p < LLVMCountParams(f); p++)
    if (has_numbers(LLVMTypeOf(LLVMGetParam(f, p))))
      fence(b, LLVMGetParam(f, p));
  return count;
}

void uncontracted(LLVMModuleRef m) {
  LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(m));
  unsigned count = 0;
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    if (LLVMIsDeclaration(f))
      continue;
    if (is_for(m, "amdgcn")) {
      count += fence_products(b, f);
      continue;
    }
    for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block; block = LLVMGetNextBasicBlock(block))
      for (LLVMValueRef i = LLVMGetFirstInstruction(block), next; i; i = next) {
        next = LLVMGetNextInstruction(i);
        count += replace(m, b, i);
      }
  }
  LLVMDisposeBuilder(b);
  if (!count)
    refuse(NULL, "there is no sum and no product");
}
