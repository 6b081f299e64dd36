// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma-names, choose-fma: builtins of the library for processors without fma run as compiled for those that have it,
// where the processor turns out to be one.
//
// fma-names gives the functions of the library for x86-64-v3 the suffix .fma. The library for x86-64 is then linked
// with it, and choose-fma goes over both. What uses fma in the former, itself or in what it calls, takes so much longer
// in the latter that a test at each call does not count; all else of the former goes. Such a builtin F begins with a
// test of the processor (x86/sse2/target/has_fma.c) and a call of F.fma, behind which stands what F was, if F takes and
// gives its vectors in registers: there the two libraries' calling conventions agree, and wider vectors are made of
// these.
//   - What only hands its arguments on to another builtin, as three elements to the form for four, stays as it is: the
//     other one chooses.
//   - Clang passes two floats or ints as a double, four halves, too, and two halves as an i32. They take the time of
//   four
//     floats. So a form for two calls that for four, with each element twice. That is an instruction more, and 4 % of
//     the file less. A second result, which goes to a pointer, passes through a variable.
// What F was is no function of its own. Calls within the library could name it and so leave the test out, but Clang
// looks at every function of the library for each kernel, which takes longer than such a test.
//
// The choice cannot be made in the source, by the builtin's file included twice: most helpers are in headers that are
// included once, what has to be chosen follows from the graph of calls, and a file would have to say each overload's
// parameters once more.
#include "passes.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char suffix[] = ".fma", uses_fma[] = "oneclc-uses-fma";

void fma_names(LLVMModuleRef m) {
  bool found = false;
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    if (LLVMIsDeclaration(f))
      continue;
    char name[512];
    const int length = snprintf(name, sizeof name, "%s%s", name_of(f), suffix);
    LLVMSetValueName2(f, name, (size_t)length);
    LLVMSetLinkage(f, LLVMExternalLinkage);
    found = true;
  }
  if (!found)
    refuse(NULL, "the module defines no function");
  for (LLVMValueRef v = LLVMGetFirstGlobal(m); v; v = LLVMGetNextGlobal(v))
    if (LLVMGetInitializer(v) && LLVMGetLinkage(v) == LLVMExternalLinkage)
      LLVMSetLinkage(v, LLVMInternalLinkage);
}

// ---- which builtins choose

static bool is_marked(LLVMValueRef f) {
  return LLVMGetStringAttributeAtIndex(f, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, uses_fma,
                                       (unsigned)strlen(uses_fma));
}

// Marks those functions .fma that call f, and those that call them.
static void mark_callers(LLVMValueRef f) {
  for (LLVMUseRef use = LLVMGetFirstUse(f); use; use = LLVMGetNextUse(use)) {
    if (!LLVMIsACallInst(LLVMGetUser(use)))
      continue;
    LLVMValueRef caller = LLVMGetBasicBlockParent(LLVMGetInstructionParent(LLVMGetUser(use)));
    if (!ends_with(name_of(caller), suffix) || is_marked(caller))
      continue;
    set_text_attribute(caller, uses_fma, "");
    mark_callers(caller);
  }
}

// The function F.fma of F if it uses fma, or NULL.
static LLVMValueRef faster(LLVMModuleRef m, const char *name) {
  char full[512];
  snprintf(full, sizeof full, "%s%s", name, suffix);
  LLVMValueRef f = LLVMGetNamedFunction(m, full);
  return f && is_marked(f) ? f : NULL;
}

static bool is_in_memory(LLVMValueRef f) {
  bool found = false;
  for (unsigned i = 1; i <= LLVMCountParams(f); i++)
    found |= has_attribute(f, i, "byval") || has_attribute(f, i, "sret");
  return found;
}

// Whether a builtin may choose. Some have products and sums, or a division, without fma and need not have the same
// bits; what reads images leaves the choice to the functions that fetch and sample (layers/software_images/image).
static bool may_choose(LLVMModuleRef m, LLVMValueRef f) {
  static const char *const others[] = {"_Z3mad",           "_Z10half_recip", "_Z10half_rsqrt", "_Z12native_recip",
                                       "_Z12native_rsqrt", "_Z11read_image", "_Z12read_image"};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (!strncmp(name_of(f), others[i], strlen(others[i])))
      return false;
  LLVMValueRef g = faster(m, name_of(f));
  return g && !LLVMIsDeclaration(f) && LLVMGetLinkage(f) != LLVMInternalLinkage && !is_in_memory(f) &&
         LLVMGlobalGetValueType(f) == LLVMGlobalGetValueType(g);
}

// Whether a builtin does nothing but call one that may choose, and move what goes there and comes back.
static bool hands_on(LLVMModuleRef m, LLVMValueRef f) {
  static const LLVMOpcode moves[] = {LLVMBitCast, LLVMShuffleVector, LLVMExtractElement, LLVMInsertElement,
                                     LLVMAlloca,  LLVMLoad,          LLVMStore,          LLVMRet};
  unsigned calls = 0;
  if (LLVMCountBasicBlocks(f) != 1)
    return false;
  for (LLVMValueRef i = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(f)); i; i = LLVMGetNextInstruction(i)) {
    bool known = false;
    for (size_t k = 0; k < sizeof moves / sizeof *moves; k++)
      known |= LLVMGetInstructionOpcode(i) == moves[k];
    if (LLVMIsACallInst(i) && !strncmp(name_of(LLVMGetCalledValue(i)), "llvm.lifetime.", strlen("llvm.lifetime.")))
      known = true;
    else if (LLVMIsACallInst(i) && may_choose(m, LLVMGetCalledValue(i)))
      known = !calls++;
    if (!known)
      return false;
  }
  return calls;
}

// The function that f is nothing but a call of, with the same parameters, or f.
static LLVMValueRef original(LLVMValueRef f) {
  LLVMValueRef call = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(f));
  if (!LLVMIsACallInst(call) || !LLVMIsAReturnInst(LLVMGetNextInstruction(call)))
    return f;
  LLVMValueRef callee = LLVMGetCalledValue(call);
  bool same = LLVMIsAFunction(callee) && !LLVMIsDeclaration(callee) &&
              LLVMGlobalGetValueType(callee) == LLVMGlobalGetValueType(f) && is_marked(callee);
  for (unsigned i = 0; same && i < LLVMCountParams(f); i++)
    same = LLVMGetOperand(call, i) == LLVMGetParam(f, i);
  return same ? original(callee) : f;
}

// ---- forms for two elements by those for four

// The type of the elements of what is passed as `two` where the form for four takes `four`, i16 for halves, or NULL, as
// where both are the same.
static LLVMTypeRef element(LLVMTypeRef two, LLVMTypeRef four) {
  LLVMContextRef context = LLVMGetTypeContext(two);
  LLVMTypeRef f64 = LLVMDoubleTypeInContext(context), f32 = LLVMFloatTypeInContext(context);
  LLVMTypeRef i32 = LLVMInt32TypeInContext(context);
  if (two == f64 && (four == LLVMVectorType(f32, 4) || four == LLVMVectorType(i32, 4)))
    return LLVMGetElementType(four);
  return two == i32 && four == f64 ? LLVMInt16TypeInContext(context) : NULL;
}

// The integer that holds the second result of a form for two, to which a pointer is the last parameter.
static LLVMTypeRef second_result(LLVMValueRef f) {
  LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(f));
  const bool ints = ends_with(name_of(f), "Dv2_i");
  if (!ints && !ends_with(name_of(f), "S_"))
    return NULL;
  return ints || strstr(name_of(f), "Dv2_f") ? LLVMInt64TypeInContext(context) : LLVMInt32TypeInContext(context);
}

static bool is_pointer(LLVMValueRef v) { return LLVMGetTypeKind(LLVMTypeOf(v)) == LLVMPointerTypeKind; }

// F.fma of the form for four that serves a form for two floats or halves, or NULL.
static LLVMValueRef form_for_four(LLVMModuleRef m, LLVMValueRef f) {
  char name[512];
  snprintf(name, sizeof name, "%s", name_of(f));
  if (!strstr(name, "Dv2_f") && !strstr(name, "Dv2_Dh"))
    return NULL;
  for (char *at = name; (at = strstr(at, "Dv2_")); at++)
    at[2] = '4';
  LLVMValueRef four = faster(m, name);
  const unsigned count = LLVMCountParams(f);
  if (!four || LLVMCountParams(four) != count ||
      !element(LLVMGetReturnType(LLVMGlobalGetValueType(f)), LLVMGetReturnType(LLVMGlobalGetValueType(four))))
    return NULL;
  for (unsigned i = 0; i < count; i++) {
    LLVMValueRef a = LLVMGetParam(f, i), b = LLVMGetParam(four, i);
    if (is_pointer(a) ? i + 1 < count || !second_result(f)
                      : LLVMTypeOf(a) != LLVMTypeOf(b) && !element(LLVMTypeOf(a), LLVMTypeOf(b)))
      return NULL;
  }
  return four;
}

// Elements of a vector: the numbers of a shuffle.
static LLVMValueRef shuffled(LLVMBuilderRef b, LLVMValueRef vector, unsigned count) {
  LLVMTypeRef i32 = LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(vector)));
  LLVMValueRef numbers[4];
  for (unsigned i = 0; i < count; i++)
    numbers[i] = LLVMConstInt(i32, i % 2, false);
  return LLVMBuildShuffleVector(b, vector, LLVMGetPoison(LLVMTypeOf(vector)), LLVMConstVector(numbers, count), "");
}

static LLVMValueRef widened(LLVMBuilderRef b, LLVMValueRef v, LLVMTypeRef four) {
  LLVMTypeRef of = element(LLVMTypeOf(v), four);
  return of ? LLVMBuildBitCast(b, shuffled(b, LLVMBuildBitCast(b, v, LLVMVectorType(of, 2), ""), 4), four, "") : v;
}

static LLVMValueRef narrowed(LLVMBuilderRef b, LLVMValueRef v, LLVMTypeRef two) {
  LLVMTypeRef of = element(two, LLVMTypeOf(v));
  return of ? LLVMBuildBitCast(b, shuffled(b, LLVMBuildBitCast(b, v, LLVMVectorType(of, 4), ""), 2), two, "") : v;
}

// ---- the choice

// Returns what F.fma returns of F's arguments. `variables` stands where variables in memory may be made.
static void return_faster(LLVMBuilderRef b, LLVMModuleRef m, LLVMValueRef f, LLVMValueRef variables) {
  LLVMTypeRef type = LLVMGlobalGetValueType(f), i32 = LLVMInt32TypeInContext(LLVMGetModuleContext(m));
  LLVMBasicBlockRef block = LLVMGetInsertBlock(b);
  LLVMValueRef four = form_for_four(m, f), g = original(four ? four : faster(m, name_of(f))), second = NULL;
  const unsigned count = LLVMCountParams(f);
  LLVMValueRef *arguments = malloc((count + 1) * sizeof *arguments);
  for (unsigned i = 0; i < count; i++) {
    LLVMValueRef parameter = LLVMGetParam(f, i);
    if (four && is_pointer(parameter)) { // the form for four stores as many results; the first two are asked for
      LLVMPositionBuilderBefore(b, variables);
      second = arguments[i] = LLVMBuildAlloca(b, LLVMVectorType(i32, 4), "");
      LLVMSetAlignment(second, 16);
      LLVMPositionBuilderAtEnd(b, block);
    } else {
      arguments[i] = widened(b, parameter, LLVMTypeOf(LLVMGetParam(g, i)));
    }
  }
  LLVMValueRef result = LLVMBuildCall2(b, LLVMGlobalGetValueType(g), g, arguments, count, "");
  LLVMSetInstructionCallConv(result, LLVMGetFunctionCallConv(g));
  LLVMSetTailCall(result, !second);
  if (second) {
    LLVMValueRef value = LLVMBuildLoad2(b, second_result(f), second, "");
    LLVMSetAlignment(value, 16);
    LLVMBuildStore(b, value, LLVMGetParam(f, count - 1));
  }
  if (LLVMGetTypeKind(LLVMGetReturnType(type)) == LLVMVoidTypeKind)
    LLVMBuildRetVoid(b);
  else
    LLVMBuildRet(b, narrowed(b, result, LLVMGetReturnType(type)));
  free(arguments);
}

static void add_choice(LLVMBuilderRef b, LLVMModuleRef m, LLVMValueRef f, LLVMValueRef use_fma) {
  LLVMContextRef context = LLVMGetModuleContext(m);
  LLVMBasicBlockRef ours = LLVMGetEntryBasicBlock(f), entry = LLVMInsertBasicBlockInContext(context, ours, "");
  LLVMBasicBlockRef with_fma = LLVMInsertBasicBlockInContext(context, ours, "");
  LLVMPositionBuilderAtEnd(b, entry);
  for (LLVMValueRef i = LLVMGetFirstInstruction(ours), next; i; i = next) {
    next = LLVMGetNextInstruction(i);
    if (LLVMIsAAllocaInst(i)) { // these have to be in the first block
      LLVMInstructionRemoveFromParent(i);
      LLVMInsertIntoBuilder(b, i);
    }
  }
  LLVMValueRef has = LLVMBuildCall2(b, LLVMGlobalGetValueType(use_fma), use_fma, NULL, 0, "");
  LLVMBuildCondBr(b, has, with_fma, ours);
  LLVMPositionBuilderAtEnd(b, with_fma);
  return_faster(b, m, f, has);
}

void choose_fma(LLVMModuleRef m) {
  LLVMValueRef use_fma = LLVMGetNamedFunction(m, "__oneclc_use_fma");
  functions chosen = {NULL, 0};
  if (!use_fma)
    refuse(NULL, "the module has no __oneclc_use_fma");
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    if (!strncmp(name_of(f), "llvm.fma.", strlen("llvm.fma.")))
      mark_callers(f);
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    if (may_choose(m, f) && !hands_on(m, f))
      append(&chosen, f);
  if (!chosen.count)
    refuse(NULL, "no builtin uses fma");
  LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(m));
  for (size_t i = 0; i < chosen.count; i++)
    add_choice(b, m, chosen.all[i], use_fma);
  LLVMDisposeBuilder(b);
  free(chosen.all);
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    LLVMRemoveStringAttributeAtIndex(f, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, uses_fma,
                                     (unsigned)strlen(uses_fma));
    if (!LLVMIsDeclaration(f) && (f == use_fma || ends_with(name_of(f), suffix) || strstr(name_of(f), "__oneclc_fma_")))
      LLVMSetLinkage(f, LLVMInternalLinkage);
  }
  run_llvm(m, "globaldce,strip-dead-prototypes", NULL);
}
