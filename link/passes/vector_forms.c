// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector-forms: loops over scalar builtins become vector code.
//
// LLVM's loop vectoriser looks for the attribute vector-function-abi-variant at a call that is still there when loops
// are vectorised, and for the functions that it names ("Vector Function ABI Variants" in LLVM's Language Reference).
// This pass tells it of each scalar builtin whose body LLVM could not widen well by itself (forms_facts.c) which
// overloads do the same for 2, 4, 8 or 16 lanes. Such a builtin F becomes
//   F       what kernels call, always inlined: even a call that is marked nobuiltin (-fno-builtin), for which LLVM
//           takes no variants, contains one that is not. It brings min-legal-vector-width into the kernel, without
//           which LLVM would split wide arguments of a variant in two where narrower vectors are preferred.
//   F.s     the scalar, is never inlined and has the attribute. In front of its body stands a branch, never taken, to a
//           block that uses the forms' addresses and its own: hence the linker brings them, nothing deletes them too
//           early, and, being known by address, all keep their parameters, constant ones too. The branch asks for the
//           size of an unknown object, a question that LLVM answers just before it vectorises
//           (LowerConstantIntrinsics): then the block goes, and at the end of the pipeline every form that no loop has
//           come to call. F.s's own address goes into assembly that is empty, too, and stays: where modules of kernels
//           are optimised again, as by link-time optimisation, a parameter that is constant would go, but not from the
//           list, and LLVM's verifier takes the module for broken.
//   F.body  is what F was, if the library calls it: a form may be made of scalar calls, and LLVM would make it of
//           itself. Where nothing calls it, F.s holds the body: Clang looks at every function of the library for each
//           kernel.
// A builtin that is another name of F, nothing but a call of it, and the overloads for pointers of other spaces get F's
// code: one F.s and one set of forms serve all.
//
// The forms are the overloads that Clang's calling convention passes as vectors, under their own names. Those that it
// passes as integers or doubles (float2, half2, half4) get a form that converts (F.f). For each there is one with a
// mask (F.m), for calls on a condition: lanes that are off calculate with an argument for which no function takes a
// path of its own. Where no form has any such path there are no masks: LLVM then calls the forms for all lanes.
//
// A call of a form loads all constants, and what the loop holds is stored and loaded around it; and in a form for one
// register each operation waits for the one before. So with AVX2 float and double have forms for two registers, too:
// overloads that Clang passes in memory, which LLVM passes in two registers. Float with AVX-512 and half with AVX2 have
// forms of 32 lanes (forms_wide.c). Half with AVX-512 has forms that return floats (forms_floats.c). LLVM looks at so
// many lanes because of what F does beside the call (forms_lead.c).
//
// With AVX-512 a form for two registers of double may still be one long chain: the processor has no room for the next
// call's operations beside it. The policy "four-registers" adds a form of 32 lanes, whose chains take turns. Loops of
// 16 to 31 iterations, for which LLVM then calls the form of 4 lanes, take longer.
#include "forms.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- what the files of the pass share

LLVMTypeRef lanes_of(LLVMTypeRef scalar, unsigned lanes) { return lanes == 1 ? scalar : LLVMVectorType(scalar, lanes); }

bool is_of_processor(const char *intrinsic) {
  return !strncmp(intrinsic, "llvm.x86.", strlen("llvm.x86.")) ||
         !strncmp(intrinsic, "llvm.aarch64.", strlen("llvm.aarch64."));
}

unsigned width_of(LLVMTypeRef type) {
  switch (LLVMGetTypeKind(type)) {
  case LLVMVectorTypeKind:
    return LLVMGetVectorSize(type) * width_of(LLVMGetElementType(type));
  case LLVMHalfTypeKind:
    return 16;
  case LLVMFloatTypeKind:
    return 32;
  case LLVMDoubleTypeKind:
    return 64;
  case LLVMIntegerTypeKind:
    return LLVMGetIntTypeWidth(type);
  default:
    return 0;
  }
}

LLVMValueRef find_overload(const builtin *f, unsigned lanes) {
  char name[NAME_SIZE];
  overload_name(&f->name, lanes, name);
  LLVMValueRef overload = LLVMGetNamedFunction(f->m, name);
  return overload && !LLVMIsDeclaration(overload) ? overload : NULL;
}

LLVMTypeRef result_of_form(const builtin *f, unsigned lanes) {
  LLVMTypeRef types[] = {lanes_of(f->returned, lanes), lanes_of(f->returned, lanes)};
  return f->second ? LLVMStructTypeInContext(f->c, types, 2, false) : types[0];
}

LLVMTypeRef form_type(const builtin *f, unsigned lanes, bool with_mask) {
  LLVMTypeRef types[MOST_PARAMETERS + 2];
  unsigned count = 0;
  for (; count < f->name.count; count++)
    types[count] = lanes_of(f->passed[count], lanes);
  if (f->spare)
    types[count++] = lanes_of(f->type, lanes);
  if (with_mask)
    types[count++] = LLVMVectorType(LLVMInt1TypeInContext(f->c), lanes);
  return LLVMFunctionType(result_of_form(f, lanes), types, count, false);
}

LLVMValueRef add_internal(const builtin *f, const char *name, const char *suffix, LLVMTypeRef type) {
  char whole[NAME_SIZE + 16];
  snprintf(whole, sizeof whole, "%s%s", name, suffix);
  LLVMValueRef made = LLVMAddFunction(f->m, whole, type);
  LLVMSetLinkage(made, LLVMInternalLinkage);
  return made;
}

LLVMValueRef intrinsic(LLVMModuleRef m, const char *name, LLVMTypeRef *types, unsigned count) {
  const unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
  if (!id)
    refuse(NULL, "LLVM has no intrinsic of this name any more");
  return LLVMGetIntrinsicDeclaration(m, id, types, count);
}

LLVMValueRef call(const builtin *f, LLVMValueRef function, LLVMValueRef *arguments, unsigned count) {
  return LLVMBuildCall2(f->b, LLVMGlobalGetValueType(function), function, arguments, count, "");
}

// ---- F

// Makes `f`, which has no blocks any more, a call of F.s.
static void make_stub(builtin *f, LLVMValueRef stub, LLVMValueRef scalar) {
  LLVMValueRef arguments[MOST_PARAMETERS + 1];
  clear_attributes(stub, LLVMAttributeFunctionIndex);
  for (unsigned i = 1; i <= LLVMCountParams(stub); i++)
    clear_attributes(stub, i);
  give_attributes(stub, LLVMAttributeFunctionIndex, f->widest);
  add_attribute(stub, "alwaysinline");
  LLVMPositionBuilderAtEnd(f->b, LLVMAppendBasicBlockInContext(f->c, stub, ""));
  unsigned count = f->name.count;
  for (unsigned i = 0; i < count; i++)
    arguments[i] = LLVMBuildBitCast(f->b, LLVMGetParam(stub, i), f->passed[i], "");
  if (f->spare)
    arguments[count++] = LLVMGetPoison(f->type);
  LLVMValueRef result = call(f, scalar, arguments, count);
  LLVMSetTailCall(result, true);
  if (f->second) {
    LLVMValueRef second = as_stored(f, LLVMBuildExtractValue(f->b, result, 1, ""));
    LLVMBuildStore(f->b, second, LLVMGetLastParam(stub));
    result = LLVMBuildExtractValue(f->b, result, 0, "");
  }
  if (f->returned != f->type)
    result = LLVMBuildFPTrunc(f->b, result, f->type, "");
  LLVMBuildRet(f->b, f->leads ? lead(f, LLVMGetParam(stub, 0), result) : result);
}

// ---- the forms of a builtin

// Whether a form of so many lanes fills more than one register, so that F leads LLVM to it.
static bool is_wide(const builtin *f, unsigned lanes) {
  const bool is_float = LLVMGetTypeKind(f->type) == LLVMFloatTypeKind;
  return lanes == 16 && strncmp(f->name.plain, "convert_", 8) && (f->avx512 ? is_float : has_wide_form(f));
}

static bool make_forms(builtin *f) {
  const LLVMTypeKind kind = LLVMGetTypeKind(f->type);
  const bool converts = !strncmp(f->name.plain, "convert_", 8);
  bool any = false;
  for (unsigned i = 0; 2u << i <= 16; i++) {
    const unsigned lanes = 2u << i;
    LLVMValueRef overload = find_overload(f, lanes);
    if (!overload)
      continue;
    const bool pair = in_memory(overload) && f->avx2 && any && !f->leads && !converts &&
                      (kind == LLVMFloatTypeKind || kind == LLVMDoubleTypeKind);
    LLVMValueRef form = make_form(f, lanes, pair);
    if (!form)
      continue;
    any = true;
    f->form[i] = form;
    f->widest = in_memory(overload) ? find_overload(f, lanes / 2) : f->returned == f->type ? overload : form;
    if (f->masks && !(pair && f->avx512)) // of a pair there the masks take longer than is gained
      f->masked[i] = make_masked_form(f, form, lanes, f->widest);
    f->leads = f->leads || pair || is_wide(f, lanes);
  }
  if (f->form[3] && has_wide_form(f))
    f->form[4] = make_wide_form(f);
  if (f->fours && (!f->form[4] || kind != LLVMDoubleTypeKind))
    refuse(f->f, "no form of it fills four registers");
  return any;
}

// Other names of F, and its overloads for pointers of other spaces, lose their bodies; what calls them calls F.
static void take_aliases(builtin *f) {
  for (unsigned i = 0; i < f->alias_count; i++) {
    LLVMValueRef alias = f->aliases[i], empty = LLVMAddFunction(f->m, "", LLVMGlobalGetValueType(alias));
    LLVMReplaceAllUsesWith(alias, f->f);
    move_blocks(alias, empty);
    for (unsigned k = 0; k < LLVMCountParams(alias); k++)
      LLVMReplaceAllUsesWith(LLVMGetParam(alias, k), LLVMGetParam(empty, k));
    LLVMDeleteFunction(empty);
  }
}

void vector_forms(LLVMModuleRef m) {
  builtin_list list = find_builtins(m);
  unsigned made = 0;
  for (unsigned i = 0; i < list.count; i++) {
    builtin *f = &list.all[i];
    f->b = LLVMCreateBuilderInContext(f->c);
    if (make_forms(f)) {
      made++;
      take_aliases(f);
      LLVMValueRef scalar = make_scalar(f);
      make_stub(f, f->f, scalar);
      for (unsigned k = 0; k < f->alias_count; k++)
        make_stub(f, f->aliases[k], scalar);
    }
    LLVMDisposeBuilder(f->b);
  }
  if (!made)
    refuse(NULL, "no builtin of the module has vector forms");
}
