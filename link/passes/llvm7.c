// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// llvm7: instructions and intrinsics that came after LLVM 7 become those that LLVM 7 has, for a file that readers as
// old as that take (typed_bitcode.c, which writes it).
//
// What is not known stops the build: the rules below are the place to add it.
#include "passes.h"
#include <string.h>

// LLVM's functions with one name for each type that LLVM 7 has as well, and those that LLVM 7 lacks.
static const char *const of_llvm7[] = {"floor.", "ceil.", "trunc.", "rint.",  "sqrt.",       "fma.",
                                       "ctlz.",  "cttz.", "ctpop.", "bswap.", "bitreverse.", "memcpy."};

static LLVMValueRef call(LLVMBuilderRef b, LLVMModuleRef m, const char *name, LLVMTypeRef result, LLVMValueRef *x,
                         unsigned count) {
  LLVMTypeRef types[2];
  for (unsigned i = 0; i < count; i++)
    types[i] = LLVMTypeOf(x[i]);
  LLVMTypeRef type = LLVMFunctionType(result, types, count, false);
  LLVMValueRef f = LLVMGetNamedFunction(m, name);
  return LLVMBuildCall2(b, type, f ? f : LLVMAddFunction(m, name, type), x, count, "");
}

// The greater or the smaller of two integers.
static LLVMValueRef chosen(LLVMBuilderRef b, LLVMIntPredicate predicate, LLVMValueRef *x) {
  return LLVMBuildSelect(b, LLVMBuildICmp(b, predicate, x[0], x[1], ""), x[0], x[1], "");
}

// The greater or the smaller of two numbers, by PTX's max and min: -0 is less than 0, and NaN gives way to a number.
static LLVMValueRef chosen_number(LLVMBuilderRef b, LLVMModuleRef m, bool max, LLVMValueRef *x) {
  LLVMTypeRef type = LLVMTypeOf(x[0]);
  const bool is_float = LLVMGetTypeKind(type) == LLVMFloatTypeKind;
  return call(b, m,
              max        ? is_float ? "llvm.nvvm.fmax.f" : "llvm.nvvm.fmax.d"
              : is_float ? "llvm.nvvm.fmin.f"
                         : "llvm.nvvm.fmin.d",
              type, x, 2);
}

// The same, but NaN prevails. A sum is NaN where one operand is.
static LLVMValueRef chosen_or_nan(LLVMBuilderRef b, LLVMModuleRef m, bool max, LLVMValueRef *x) {
  LLVMTypeRef type = LLVMTypeOf(x[0]);
  const bool is_float = LLVMGetTypeKind(type) == LLVMFloatTypeKind;
  LLVMValueRef sum = call(b, m, is_float ? "llvm.nvvm.add.rn.f" : "llvm.nvvm.add.rn.d", type, x, 2);
  LLVMValueRef number = chosen_number(b, m, max, x), unordered = LLVMBuildFCmp(b, LLVMRealUNO, x[0], x[1], "");
  return LLVMBuildSelect(b, unordered, sum, number, "");
}

// The bits of a number that are its sign, or else those of its magnitude.
static LLVMValueRef part(LLVMBuilderRef b, LLVMValueRef x, bool of_sign) {
  const unsigned width = LLVMGetTypeKind(LLVMTypeOf(x)) == LLVMFloatTypeKind ? 32 : 64;
  LLVMTypeRef word = LLVMIntTypeInContext(LLVMGetTypeContext(LLVMTypeOf(x)), width);
  LLVMValueRef sign = LLVMConstInt(word, 1ull << (width - 1), false);
  return LLVMBuildAnd(b, LLVMBuildBitCast(b, x, word, ""), of_sign ? sign : LLVMConstNot(sign), "");
}

// fshl: a with the bits of b behind it, shifted left by n. No shift is as wide as the number, which would be undefined.
static LLVMValueRef shifted(LLVMBuilderRef b, LLVMValueRef *x) {
  LLVMTypeRef type = LLVMTypeOf(x[0]);
  LLVMValueRef most = LLVMConstInt(type, LLVMGetIntTypeWidth(type) - 1, false);
  LLVMValueRef left = LLVMBuildAnd(b, x[2], most, ""), right = LLVMBuildSub(b, most, left, "");
  LLVMValueRef low = LLVMBuildLShr(b, LLVMBuildLShr(b, x[1], LLVMConstInt(type, 1, false), ""), right, "");
  return LLVMBuildOr(b, LLVMBuildShl(b, x[0], left, ""), low, "");
}

// What stands for a call of one of LLVM's functions; NULL if it stays.
static LLVMValueRef instead_of_call(LLVMBuilderRef b, LLVMModuleRef m, LLVMValueRef f, LLVMValueRef *x) {
  const char *name = name_of(f);
  if (!strncmp(name, "llvm.nvvm.", strlen("llvm.nvvm."))) {
    if (!strcmp(name, "llvm.nvvm.rcp.approx.ftz.f"))
      return call_assembly(b, "rcp.approx.ftz.f32 $0, $1;", "=f,f", x[0]);
    if (!strcmp(name, "llvm.nvvm.rsqrt.approx.ftz.d"))
      return call_assembly(b, "rsqrt.approx.ftz.f64 $0, $1;", "=d,d", x[0]);
    return NULL;
  }
  name += strlen("llvm.");
  for (size_t i = 0; i < sizeof of_llvm7 / sizeof *of_llvm7; i++)
    if (!strncmp(name, of_llvm7[i], strlen(of_llvm7[i])))
      return NULL;
  static const struct {
    const char *name;
    LLVMIntPredicate predicate;
  } integers[] = {{"smax.", LLVMIntSGT}, {"smin.", LLVMIntSLT}, {"umax.", LLVMIntUGT}, {"umin.", LLVMIntULT}};
  for (size_t i = 0; i < sizeof integers / sizeof *integers; i++)
    if (!strncmp(name, integers[i].name, strlen(integers[i].name)))
      return chosen(b, integers[i].predicate, x);
  if (!strncmp(name, "abs.", strlen("abs.")))
    return chosen(b, LLVMIntSGT, (LLVMValueRef[]){x[0], LLVMBuildNeg(b, x[0], "")});
  if (!strncmp(name, "fshl.", strlen("fshl.")))
    return shifted(b, x);
  if (!strncmp(name, "maximumnum.", strlen("maximumnum.")) || !strncmp(name, "minimumnum.", strlen("minimumnum.")))
    return chosen_number(b, m, name[1] == 'a', x);
  if (!strncmp(name, "maximum.", strlen("maximum.")) || !strncmp(name, "minimum.", strlen("minimum.")))
    return chosen_or_nan(b, m, name[1] == 'a', x);
  // These two LLVM 7 has, but libnvvm refuses them. Clang makes a fabs of the first again, which it computes of
  // constants.
  if (!strncmp(name, "fabs.", strlen("fabs.")))
    return LLVMBuildBitCast(b, part(b, x[0], false), LLVMTypeOf(x[0]), "");
  if (!strncmp(name, "copysign.", strlen("copysign."))) {
    LLVMValueRef magnitude = part(b, x[0], false), sign = part(b, x[1], true);
    return LLVMBuildBitCast(b, LLVMBuildOr(b, magnitude, sign, ""), LLVMTypeOf(x[0]), "");
  }
  if (!strncmp(name, "roundeven.", strlen("roundeven."))) // is rint in the rounding mode that all code has
    return call(b, m, ends_with(name, "f32") ? "llvm.rint.f32" : "llvm.rint.f64", LLVMTypeOf(x[0]), x, 1);
  refuse(f, "LLVM 7 does not have it");
}

// What stands for an instruction; NULL if it stays.
static LLVMValueRef instead(LLVMBuilderRef b, LLVMModuleRef m, LLVMValueRef i) {
  LLVMValueRef x[8];
  switch (LLVMGetInstructionOpcode(i)) {
  case LLVMFNeg: // which LLVM 7 and later ones take for a negation
    return LLVMBuildFSub(b, LLVMConstReal(LLVMTypeOf(i), -0.0), LLVMGetOperand(i, 0), "");
  case LLVMFreeze: // against poison. Flags such as nsw, which make it, are not written; OpenCL C has no wide shifts.
    return LLVMGetOperand(i, 0);
  case LLVMCall:
    if (!calls_intrinsic(i, "llvm."))
      return NULL;
    for (unsigned k = 0; k < LLVMGetNumArgOperands(i) && k < sizeof x / sizeof *x; k++)
      x[k] = LLVMGetOperand(i, k);
    return instead_of_call(b, m, LLVMGetCalledValue(i), x);
  default:
    return NULL;
  }
}

void llvm7(LLVMModuleRef m) {
  run_llvm(m, "function(lower-switch)", NULL); // LLVM's C API has two ways to a switch's numbers, by version
  LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(m));
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block; block = LLVMGetNextBasicBlock(block))
      for (LLVMValueRef i = LLVMGetFirstInstruction(block), next; i; i = next) {
        next = LLVMGetNextInstruction(i);
        const bool is_hint = calls_intrinsic(i, "llvm.lifetime."); // in another form than LLVM 7's
        LLVMPositionBuilderBefore(b, i);
        LLVMValueRef made = is_hint ? NULL : instead(b, m, i);
        if (made)
          LLVMReplaceAllUsesWith(i, made);
        if (made || is_hint)
          LLVMInstructionEraseFromParent(i);
      }
  LLVMDisposeBuilder(b);
  run_llvm(m, "strip-dead-prototypes", NULL);
}
