// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Halves as ints, for the pass vector-forms (vector_forms.c).
//
// LLVM loads a half by VPINSRW into the register that holds the last call's result, for which it waits, and puts a half
// that comes as an int into a register in the same way. So F.s takes the bits, and what can be done with these is:
// conversions, also of magnitudes, and comparisons with constants, as floats. LLVM would do them with halves if it were
// asked for the same in another way. It matters to what is left of a loop behind its last vector, and to short loops.
#include "forms.h"
#include <stdlib.h>
#include <string.h>

static LLVMValueRef as_float(builtin *f, LLVMValueRef as_int) {
  static const char name[] = "llvm.convert.from.fp16";
  LLVMTypeRef type = LLVMFloatTypeInContext(f->c);
  if (!LLVMLookupIntrinsicID(name, strlen(name))) // LLVM 23 has none, and reads this from earlier versions' bitcode
    return LLVMBuildFPExt(f->b, LLVMBuildBitCast(f->b, as_int, LLVMHalfTypeInContext(f->c), ""), type, "");
  return call(f, intrinsic(f->m, name, &type, 1), &as_int, 1);
}

static bool is_magnitude(LLVMValueRef i) {
  return LLVMIsACallInst(i) && LLVMIsAFunction(LLVMGetCalledValue(i)) &&
         !strcmp(name_of(LLVMGetCalledValue(i)), "llvm.fabs.f16");
}

static void replace(LLVMValueRef instruction, LLVMValueRef by) {
  LLVMReplaceAllUsesWith(instruction, by);
  LLVMInstructionEraseFromParent(instruction);
}

static void convert_uses(builtin *f, LLVMValueRef half, LLVMValueRef as_int) {
  unsigned count = 0;
  for (LLVMUseRef use = LLVMGetFirstUse(half); use; use = LLVMGetNextUse(use))
    count++;
  LLVMValueRef *users = malloc((count + 1) * sizeof *users);
  count = 0;
  for (LLVMUseRef use = LLVMGetFirstUse(half); use; use = LLVMGetNextUse(use))
    users[count++] = LLVMGetUser(use);
  for (unsigned i = 0; i < count; i++) {
    LLVMValueRef user = users[i];
    LLVMPositionBuilderBefore(f->b, user);
    if (LLVMIsAFPExtInst(user) && LLVMGetTypeKind(LLVMTypeOf(user)) == LLVMFloatTypeKind) {
      replace(user, as_float(f, as_int));
    } else if (is_magnitude(user)) {
      convert_uses(f, user, LLVMBuildAnd(f->b, as_int, LLVMConstInt(LLVMTypeOf(as_int), 0x7fff, false), ""));
    } else if (LLVMIsAFCmpInst(user) && LLVMIsAConstantFP(LLVMGetOperand(user, 1))) {
      LLVMBool loses;
      const double number = LLVMConstRealGetDouble(LLVMGetOperand(user, 1), &loses);
      LLVMValueRef constant = LLVMConstReal(LLVMFloatTypeInContext(f->c), number);
      replace(user, LLVMBuildFCmp(f->b, LLVMGetFCmpPredicate(user), as_float(f, as_int), constant, ""));
    }
  }
  free(users);
}

void use_int(builtin *f, LLVMValueRef half, LLVMValueRef as_int, LLVMBasicBlockRef first) {
  convert_uses(f, half, as_int);
  if (!LLVMGetFirstUse(half))
    return;
  LLVMPositionBuilderBefore(f->b, LLVMGetFirstInstruction(first));
  LLVMReplaceAllUsesWith(half, LLVMBuildBitCast(f->b, as_int, LLVMTypeOf(half), ""));
}
