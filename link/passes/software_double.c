// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// software-double: the correctly rounded functions of float get second forms for devices that have no double
// (cl_khr_fp64). oneclc/correctly_rounded.h asks for these, cr_NAME.no_fp64, where there is no double.
//
// The pass copies these functions and what they call. In the copies a double becomes its bits, an i64 (retyped.c), and
// an operation becomes a call of the function that computes the same with integers (layers/software_double). An
// operation that is not known stops the build: the rules below are the place to add it.
//
// Nothing in LLVM does this: its backends for GPUs have no calls of functions in place of instructions of double.
#include "retyped.h"
#include <llvm-c/Linker.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SPIR_FUNC = 75 }; // LLVM's number of the calling convention

// A call of __oneclc_double_NAME.
static LLVMValueRef call(LLVMBuilderRef b, const char *name, LLVMTypeRef result, LLVMValueRef *x, unsigned count) {
  static const char *const attributes[] = {"nounwind", "willreturn", "memory"}; // memory(none) has the value 0
  LLVMTypeRef types[3];
  for (unsigned i = 0; i < count; i++)
    types[i] = LLVMTypeOf(x[i]);
  LLVMTypeRef type = LLVMFunctionType(result, types, count, false);
  LLVMModuleRef m = LLVMGetGlobalParent(LLVMGetBasicBlockParent(LLVMGetInsertBlock(b)));
  char full[64];
  snprintf(full, sizeof full, "__oneclc_double_%s", name);
  LLVMValueRef f = LLVMGetNamedFunction(m, full);
  if (!f) {
    f = LLVMAddFunction(m, full, type);
    LLVMSetFunctionCallConv(f, SPIR_FUNC);
    for (size_t i = 0; i < sizeof attributes / sizeof *attributes; i++)
      add_attribute(f, attributes[i]);
  }
  LLVMValueRef made = LLVMBuildCall2(b, type, f, x, count, "");
  LLVMSetInstructionCallConv(made, SPIR_FUNC);
  return made;
}

static LLVMValueRef comparison(LLVMBuilderRef b, LLVMRealPredicate predicate, LLVMTypeRef i1, LLVMValueRef *x) {
  static const struct {
    LLVMRealPredicate predicate;
    const char *name;
    bool turned, contrary; // the operands in turn; the contrary of the result
  } ways[] = {
      {LLVMRealOEQ, "eq", false, false}, {LLVMRealOLT, "lt", false, false}, {LLVMRealOLE, "le", false, false},
      {LLVMRealOGT, "lt", true, false},  {LLVMRealOGE, "le", true, false},  {LLVMRealUNO, "unordered", false, false},
      {LLVMRealUNE, "eq", false, true},  {LLVMRealUGE, "lt", false, true},  {LLVMRealUGT, "le", false, true},
      {LLVMRealULE, "lt", true, true},   {LLVMRealULT, "le", true, true},   {LLVMRealORD, "unordered", false, true}};
  LLVMValueRef turned[2] = {x[1], x[0]};
  if (predicate == LLVMRealONE || predicate == LLVMRealUEQ) { // less or greater, and the contrary
    LLVMValueRef less = call(b, "lt", i1, x, 2), greater = call(b, "lt", i1, turned, 2);
    LLVMValueRef one = LLVMBuildOr(b, less, greater, "");
    return predicate == LLVMRealONE ? one : LLVMBuildNot(b, one, "");
  }
  for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
    if (ways[i].predicate == predicate) {
      LLVMValueRef made = call(b, ways[i].name, i1, ways[i].turned ? turned : x, 2);
      return ways[i].contrary ? LLVMBuildNot(b, made, "") : made;
    }
  return NULL;
}

// LLVM's own functions of double.
static LLVMValueRef intrinsic(LLVMBuilderRef b, const char *name, LLVMTypeRef i64, LLVMValueRef *x, unsigned count) {
  static const char *const functions[] = {"fma", "sqrt", "trunc", "rint"};
  LLVMValueRef sign = LLVMConstInt(i64, 1ull << 63, false), magnitude = LLVMConstNot(sign);
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    char full[32];
    snprintf(full, sizeof full, "llvm.%s.f64", functions[i]);
    if (!strcmp(name, full))
      return call(b, functions[i], i64, x, count);
  }
  if (!strcmp(name, "llvm.fabs.f64"))
    return LLVMBuildAnd(b, x[0], magnitude, "");
  if (!strcmp(name, "llvm.copysign.f64")) {
    LLVMValueRef of_first = LLVMBuildAnd(b, x[0], magnitude, ""), of_second = LLVMBuildAnd(b, x[1], sign, "");
    return LLVMBuildOr(b, of_first, of_second, "");
  }
  return NULL;
}

// What an operation comes to, or NULL if the instruction is none, or not known.
static LLVMValueRef computed(LLVMBuilderRef b, LLVMValueRef i) {
  LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(i));
  LLVMTypeRef i64 = LLVMInt64TypeInContext(context), i32 = LLVMInt32TypeInContext(context);
  LLVMTypeRef f32 = LLVMFloatTypeInContext(context), f64 = LLVMDoubleTypeInContext(context), type = LLVMTypeOf(i);
  LLVMValueRef x[3] = {NULL, NULL, NULL};
  const bool calls = LLVMIsACallInst(i);
  const unsigned count = calls ? LLVMGetNumArgOperands(i) : (unsigned)LLVMGetNumOperands(i);
  const LLVMOpcode opcode = LLVMGetInstructionOpcode(i);
  if (opcode == LLVMPHI || count == 0 || count > 3)
    return NULL;
  LLVMTypeRef from = LLVMTypeOf(LLVMGetOperand(i, 0));
  if (from != f64 && type != f64)
    return NULL;
  for (unsigned k = 0; k < count; k++)
    x[k] = bits_of(b, LLVMGetOperand(i, k));
  switch (opcode) {
  case LLVMFAdd:
    return call(b, "add", i64, x, 2);
  case LLVMFSub:
    return call(b, "sub", i64, x, 2);
  case LLVMFMul:
    return call(b, "mul", i64, x, 2);
  case LLVMFDiv:
    return call(b, "div", i64, x, 2);
  case LLVMFNeg:
    return LLVMBuildXor(b, x[0], LLVMConstInt(i64, 1ull << 63, false), "");
  case LLVMFCmp:
    return comparison(b, LLVMGetFCmpPredicate(i), type, x);
  case LLVMFPExt:
    x[0] = LLVMBuildBitCast(b, x[0], i32, "");
    return from == f32 ? call(b, "from_float", i64, x, 1) : NULL;
  case LLVMFPTrunc:
    return type == f32 ? LLVMBuildBitCast(b, call(b, "to_float", i32, x, 1), f32, "") : NULL;
  case LLVMSIToFP:
    x[0] = LLVMBuildSExt(b, x[0], i64, "");
    return call(b, "from_long", i64, x, 1);
  case LLVMUIToFP:
    x[0] = LLVMBuildZExt(b, x[0], i64, "");
    return call(b, "from_ulong", i64, x, 1);
  case LLVMFPToSI:
    return LLVMBuildTrunc(b, call(b, "to_long", i64, x, 1), type, "");
  case LLVMFPToUI:
    return LLVMBuildTrunc(b, call(b, "to_ulong", i64, x, 1), type, "");
  case LLVMCall:
    return intrinsic(b, name_of(LLVMGetCalledValue(i)), i64, x, count);
  default:
    return NULL;
  }
}

// Whether an instruction has to do with doubles. Calls may have them in their attributes.
static bool holds_double(LLVMValueRef i) {
  bool holds = has_double(LLVMTypeOf(i)) ||
               (LLVMIsAGetElementPtrInst(i) && has_double(LLVMGetGEPSourceElementType(i))) ||
               (LLVMIsAAllocaInst(i) && has_double(LLVMGetAllocatedType(i))) ||
               (LLVMIsACallInst(i) && !LLVMGetIntrinsicID(LLVMGetCalledValue(i)));
  for (int k = 0; k < LLVMGetNumOperands(i) && !holds; k++)
    holds = has_double(LLVMTypeOf(LLVMGetOperand(i, (unsigned)k)));
  return holds;
}

static void without_double(LLVMBuilderRef b, LLVMValueRef f) {
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block; block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef i = LLVMGetFirstInstruction(block), next; i; i = next) {
      next = LLVMGetNextInstruction(i);
      if (!holds_double(i))
        continue;
      LLVMPositionBuilderBefore(b, i);
      LLVMValueRef with = computed(b, i);
      if (with)
        replace(b, i, with);
      else if (LLVMIsACallInst(i) && LLVMGetIntrinsicID(LLVMGetCalledValue(i)))
        refuse(LLVMGetCalledValue(i), "layers/software_double has no function for it");
      else
        move(b, i);
    }
  fold_bitcasts(f);
}

// Whether a function is a correctly rounded one of float, _Z6cr_sinf. Half needs no double, and for double there are no
// kernels without it.
static bool is_root(LLVMValueRef f) {
  const char *name = name_of(f);
  if (LLVMGetLinkage(f) != LLVMExternalLinkage || LLVMIsDeclaration(f) || strncmp(name, "_Z", 2) || strstr(name, "Dh"))
    return false;
  char *plain;
  const size_t length = strtoul(name + 2, &plain, 10);
  if (plain == name + 2 || strlen(plain) < length || strncmp(plain, "cr_", 3))
    return false;
  return !strchr(plain + length, 'd'); // the parameters of _Z6cr_sind and _Z6cr_sinDv2_d
}

// Renames the functions of which there are to be second forms, and takes out all that these do not need.
static void extract_roots(LLVMModuleRef m) {
  bool found = false;
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    if (is_root(f)) {
      char name[128];
      const int length = snprintf(name, sizeof name, "%s.no_fp64", name_of(f));
      LLVMSetValueName2(f, name, (size_t)length);
      found = true;
    } else if (!LLVMIsDeclaration(f)) {
      LLVMSetLinkage(f, LLVMInternalLinkage);
    }
  for (LLVMValueRef v = LLVMGetFirstGlobal(m); v; v = LLVMGetNextGlobal(v))
    if (LLVMGetInitializer(v))
      LLVMSetLinkage(v, LLVMInternalLinkage);
  if (!found)
    refuse(NULL, "the module has no correctly rounded function");
  run_llvm(m, "globaldce,function(scalarizer,dce)", NULL);
}

void software_double(LLVMModuleRef m) {
  LLVMModuleRef forms = LLVMCloneModule(m);
  extract_roots(forms);
  LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(m));
  LLVMValueRef last = LLVMGetLastGlobal(forms), next; // what is made anew stands behind it
  for (LLVMValueRef v = LLVMGetFirstGlobal(forms); v; v = v == last ? NULL : next) {
    next = LLVMGetNextGlobal(v);
    retype_variable(forms, v);
  }
  last = LLVMGetLastFunction(forms);
  for (LLVMValueRef f = LLVMGetFirstFunction(forms); f; f = f == last ? NULL : next) {
    next = LLVMGetNextFunction(f);
    if (!LLVMGetIntrinsicID(f))
      retype_function(b, forms, f);
  }
  for (LLVMValueRef f = LLVMGetFirstFunction(forms); f; f = LLVMGetNextFunction(f))
    without_double(b, f);
  LLVMDisposeBuilder(b);
  if (!LLVMGetNamedFunction(forms, "__oneclc_double_fma"))
    refuse(NULL, "the correctly rounded functions have no arithmetic of double");
  run_llvm(forms, "function(instcombine<no-verify-fixpoint>,early-cse,simplifycfg),strip-dead-prototypes", NULL);
  if (LLVMLinkModules2(m, forms))
    refuse(NULL, "the second forms cannot be linked");
}
