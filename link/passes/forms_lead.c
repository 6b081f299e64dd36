// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What leads LLVM's loop vectoriser to calls of wide forms (vector_forms.c).
//
// It looks at as many lanes as fill a register with the narrowest type that the loop loads or stores. So there is a
// load of half of the width, of no consequence: its bits are shifted out. LLVM would see at once that nothing of this
// matters, and must not until it has vectorised: so the address and the shift depend on the size of an unknown object,
// another one for each argument, which LLVM asks just before (LowerConstantIntrinsics).
#include "forms.h"
#include <string.h>

static LLVMValueRef nothing_of(const builtin *f) {
  LLVMValueRef v = LLVMGetNamedGlobal(f->m, ".nothing");
  if (v)
    return v;
  LLVMTypeRef type = LLVMArrayType2(LLVMInt32TypeInContext(f->c), 2);
  v = LLVMAddGlobal(f->m, type, ".nothing");
  LLVMSetInitializer(v, LLVMConstNull(type));
  LLVMSetLinkage(v, LLVMPrivateLinkage);
  LLVMSetUnnamedAddress(v, LLVMGlobalUnnamedAddr);
  LLVMSetExternallyInitialized(v, true);
  LLVMSetGlobalConstant(v, true);
  return v;
}

// The int 0 of as many bits as the result has.
static LLVMValueRef load_nothing(const builtin *f, LLVMValueRef argument) {
  const unsigned all = width_of(f->type), given = width_of(f->own[0]), loaded = f->fours ? all / 4 : all / 2;
  LLVMTypeRef ints = LLVMIntTypeInContext(f->c, given), i64 = LLVMInt64TypeInContext(f->c);
  LLVMTypeRef part = LLVMIntTypeInContext(f->c, loaded), whole = LLVMIntTypeInContext(f->c, all);
  LLVMTypeRef address = LLVMPointerTypeInContext(f->c, 0), boolean = LLVMInt1TypeInContext(f->c);
  LLVMTypeRef asked[] = {i64, address};
  LLVMValueRef bits = LLVMBuildBitCast(f->b, argument, ints, "");
  LLVMValueRef other = LLVMBuildLShr(f->b, bits, LLVMConstInt(ints, 1, false), ""), no = LLVMConstNull(boolean);
  LLVMValueRef object = LLVMBuildIntToPtr(f->b, other, address, "");
  LLVMValueRef question[] = {object, no, LLVMConstInt(boolean, 1, false), no};
  LLVMValueRef size = call(f, intrinsic(f->m, "llvm.objectsize", asked, 2), question, 4);
  LLVMValueRef one = LLVMConstInt(i64, 1, false), nothing = LLVMConstGEP2(part, nothing_of(f), &one, 1);
  LLVMValueRef place = LLVMBuildGEP2(f->b, part, nothing, &size, 1, "");
  LLVMValueRef load = LLVMBuildLoad2(f->b, part, place, "");
  LLVMSetAlignment(load, loaded / 8);
  LLVMValueRef wide = LLVMBuildZExt(f->b, load, whole, "");
  LLVMValueRef shift = LLVMBuildAnd(f->b, size, LLVMConstInt(i64, all - 1, false), "");
  return LLVMBuildLShr(f->b, wide, LLVMBuildIntCast2(f->b, shift, whole, false, ""), "");
}

LLVMValueRef lead(builtin *f, LLVMValueRef first_argument, LLVMValueRef result) {
  enum { STEPS = 12 }; // of halves: the less a loop does, the more calls LLVM interleaves
  LLVMTypeRef ints = LLVMIntTypeInContext(f->c, width_of(f->type));
  LLVMValueRef nothing = load_nothing(f, first_argument), value = LLVMBuildBitCast(f->b, result, ints, "");
  for (unsigned i = 1; LLVMGetTypeKind(f->type) == LLVMHalfTypeKind && i <= STEPS; i++)
    value = i % 2 ? LLVMBuildXor(f->b, value, nothing, "") : LLVMBuildAdd(f->b, value, nothing, "");
  // With this the loop is also long enough not to be interleaved, for which there are too few registers beside calls.
  return LLVMBuildBitCast(f->b, LLVMBuildOr(f->b, value, nothing, ""), f->type, "");
}
