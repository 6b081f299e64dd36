// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For software_double.c: instructions that move doubles without computing get new ones that move their bits.
//
// LLVM's values keep their type for life. So a new value of type i64 takes the place of a value of type double, and
// whoever still asks for the double gets a bitcast of the integer. Once every instruction is new, all that is left of
// double are bitcasts to it whose users are bitcasts back, and fold_bitcasts() takes both out.
#include "retyped.h"
#include <llvm/Config/llvm-config.h>
#include <stdlib.h>
#include <string.h>

LLVMValueRef bits_of(LLVMBuilderRef b, LLVMValueRef v) {
  LLVMTypeRef from = LLVMTypeOf(v), to = retyped(from);
  if (to == from)
    return v;
  if (LLVMIsConstant(v))
    return retyped_constant(v);
  if (LLVMIsABitCastInst(v) && LLVMTypeOf(LLVMGetOperand(v, 0)) == to)
    return LLVMGetOperand(v, 0);
  if (LLVMGetTypeKind(from) == LLVMStructTypeKind || LLVMGetTypeKind(from) == LLVMArrayTypeKind)
    refuse(LLVMGetBasicBlockParent(LLVMGetInsertBlock(b)), "a structure of doubles that is not in memory");
  return LLVMBuildBitCast(b, v, to, "");
}

void replace(LLVMBuilderRef b, LLVMValueRef i, LLVMValueRef with) {
  if (LLVMTypeOf(with) != LLVMTypeOf(i)) {
    LLVMValueRef at = i;
    while (LLVMIsAPHINode(at)) // these stand in front
      at = LLVMGetNextInstruction(at);
    LLVMPositionBuilderBefore(b, at);
    with = LLVMBuildBitCast(b, with, LLVMTypeOf(i), "");
  }
  LLVMReplaceAllUsesWith(i, with);
  LLVMInstructionEraseFromParent(i);
}

// But for what is said about the double.
static void copy_metadata(LLVMValueRef to, LLVMValueRef from) {
  static const char *const of_double[] = {"tbaa", "range", "fpmath", "noundef"};
  LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(from));
  size_t count;
  LLVMValueMetadataEntry *all = LLVMInstructionGetAllMetadataOtherThanDebugLoc(from, &count);
  for (unsigned i = 0; i < count; i++) {
    const unsigned kind = LLVMValueMetadataEntriesGetKind(all, i);
    bool copied = LLVMIsAInstruction(to);
    for (size_t k = 0; k < sizeof of_double / sizeof *of_double; k++)
      copied &= kind != LLVMGetMDKindIDInContext(context, of_double[k], (unsigned)strlen(of_double[k]));
    if (copied)
      LLVMSetMetadata(to, kind, LLVMMetadataAsValue(context, LLVMValueMetadataEntriesGetMetadata(all, i)));
  }
  LLVMDisposeValueMetadataEntries(all);
}

static LLVMValueRef moved_phi(LLVMBuilderRef b, LLVMValueRef i) {
  LLVMValueRef made = LLVMBuildPhi(b, retyped(LLVMTypeOf(i)), "");
  for (unsigned k = 0; k < LLVMCountIncoming(i); k++) {
    LLVMBasicBlockRef from = LLVMGetIncomingBlock(i, k);
    LLVMPositionBuilderBefore(b, LLVMGetBasicBlockTerminator(from));
    LLVMValueRef value = bits_of(b, LLVMGetIncomingValue(i, k));
    LLVMAddIncoming(made, &value, &from, 1);
  }
  return made;
}

static LLVMValueRef moved_call(LLVMBuilderRef b, LLVMValueRef i) {
  const unsigned count = LLVMGetNumArgOperands(i);
  LLVMValueRef *arguments = malloc((count + 1) * sizeof *arguments);
  for (unsigned k = 0; k < count; k++)
    arguments[k] = bits_of(b, LLVMGetOperand(i, k));
  LLVMValueRef made =
      LLVMBuildCall2(b, retyped(LLVMGetCalledFunctionType(i)), LLVMGetCalledValue(i), arguments, count, "");
  free(arguments);
  LLVMSetInstructionCallConv(made, LLVMGetInstructionCallConv(i));
  LLVMSetTailCallKind(made, LLVMGetTailCallKind(i));
  copy_all_attributes(made, i, count);
  return made;
}

static LLVMValueRef moved_address(LLVMBuilderRef b, LLVMValueRef i) {
  const unsigned count = LLVMGetNumIndices(i);
  LLVMValueRef *indices = malloc((count + 1) * sizeof *indices), made;
  for (unsigned k = 0; k < count; k++)
    indices[k] = LLVMGetOperand(i, k + 1);
  LLVMTypeRef of = retyped(LLVMGetGEPSourceElementType(i));
#if LLVM_VERSION_MAJOR < 19
  made = LLVMBuildGEP2(b, of, LLVMGetOperand(i, 0), indices, count, "");
  LLVMSetIsInBounds(made, LLVMIsInBounds(i));
#else
  made = LLVMBuildGEPWithNoWrapFlags(b, of, LLVMGetOperand(i, 0), indices, count, "", LLVMGEPGetNoWrapFlags(i));
#endif
  free(indices);
  return made;
}

static LLVMValueRef moved(LLVMBuilderRef b, LLVMValueRef i) {
  LLVMValueRef made, x[3] = {NULL, NULL, NULL};
  LLVMTypeRef type = retyped(LLVMTypeOf(i));
  const LLVMOpcode opcode = LLVMGetInstructionOpcode(i);
  if (opcode != LLVMPHI)
    for (int k = 0; k < 3 && k < LLVMGetNumOperands(i); k++)
      x[k] = bits_of(b, LLVMGetOperand(i, (unsigned)k));
  switch (opcode) {
  case LLVMPHI:
    return moved_phi(b, i);
  case LLVMCall:
    return moved_call(b, i);
  case LLVMGetElementPtr:
    return moved_address(b, i);
  case LLVMSelect:
    return LLVMBuildSelect(b, x[0], x[1], x[2], "");
  case LLVMBitCast:
    return LLVMBuildBitCast(b, x[0], type, "");
  case LLVMFreeze:
    return LLVMBuildFreeze(b, x[0], "");
  case LLVMRet:
    return LLVMBuildRet(b, x[0]);
  case LLVMExtractElement:
    return LLVMBuildExtractElement(b, x[0], x[1], "");
  case LLVMInsertElement:
    return LLVMBuildInsertElement(b, x[0], x[1], x[2], "");
  case LLVMAlloca:
    made = LLVMBuildArrayAlloca(b, retyped(LLVMGetAllocatedType(i)), x[0], "");
    break;
  case LLVMLoad:
    made = LLVMBuildLoad2(b, type, x[0], "");
    LLVMSetVolatile(made, LLVMGetVolatile(i));
    break;
  case LLVMStore:
    made = LLVMBuildStore(b, x[0], x[1]);
    LLVMSetVolatile(made, LLVMGetVolatile(i));
    break;
  default:
    refuse(LLVMGetBasicBlockParent(LLVMGetInstructionParent(i)), "an instruction of double that is not known");
  }
  LLVMSetAlignment(made, LLVMGetAlignment(i));
  return made;
}

void move(LLVMBuilderRef b, LLVMValueRef i) {
  LLVMValueRef made = moved(b, i);
  copy_metadata(made, i);
  replace(b, i, made);
}

void fold_bitcasts(LLVMValueRef f) {
  for (int to_double = 0; to_double < 2; to_double++)
    for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block; block = LLVMGetNextBasicBlock(block))
      for (LLVMValueRef i = LLVMGetFirstInstruction(block), next; i; i = next) {
        next = LLVMGetNextInstruction(i);
        if (!LLVMIsABitCastInst(i) || has_double(LLVMTypeOf(i)) != to_double)
          continue;
        LLVMValueRef from = LLVMGetOperand(i, 0);
        if (!to_double && LLVMIsABitCastInst(from) && LLVMTypeOf(LLVMGetOperand(from, 0)) == LLVMTypeOf(i)) {
          LLVMReplaceAllUsesWith(i, LLVMGetOperand(from, 0));
          LLVMInstructionEraseFromParent(i);
        } else if (has_double(LLVMTypeOf(from)) || (to_double && LLVMGetFirstUse(i))) {
          refuse(f, "a double is left in it");
        } else if (to_double) {
          LLVMInstructionEraseFromParent(i);
        }
      }
}
