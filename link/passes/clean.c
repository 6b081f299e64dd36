// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clean: takes out of a linked module what kernels would inherit and should not, and stops the build at what it does
// not know. A new LLVM adds attributes and records: the lists below are the place to decide about them.
//
//   - Records of the module (llvm.ident, llvm.module.flags …). Each object brings Clang's version. Module flags say how
//     a kernel is compiled: the size of wchar_t, position-independent code, the ABI of RISC-V. LLVM refuses to link a
//     library that has another "wchar_size", and makes 0 of the kernel's flags whose behaviour is Min, such as
//     "cf-protection-branch", if the library has flags but not these. It leaves the kernel's flags alone if the library
//     has none.
//   - Attributes of functions that say nothing about a library.
//   - The noinline of calls that kept the library from inlining them into itself (generic/expand/scalarized.h). Whether
//     to inline them is for the kernel's compiler to choose.
//   - Places in source files, which inline assembly carries. They differ from folder to folder. Calls of what a target
//     cannot do need a place, or Clang would not report them as errors: they get one that says nothing.
//   - The attribute convergent, which Clang gives to inline assembly and to calls of intrinsics by name. LLVM does not
//     unroll loops that hold such a call. The assembly lop3 is a logical operation
//     (nvptx/math/arithmetic/approximations.h), and intrinsics that are convergent are declared so.
//
// LLVM must leave calls of some builtins alone: it takes printf for C's, and AMDGPULibCalls replaces calls of functions
// that it knows by their OpenCL names (the policy "nobuiltin-amdgcn"). It does not touch functions that are
// "nobuiltin".
#include "forms.h"
#include <stdlib.h>
#include <string.h>

enum { MOST = 64 }; // attributes of a function or a call

static bool begins(const char *text, const char *with) { return !strncmp(text, with, strlen(with)); }

static bool is_among(const char *text, const char *const *list) {
  while (*list && strcmp(text, *list))
    list++;
  return *list;
}

// The compiler of OpenCL C and the linker of modules write these; kernels have their own.
static void remove_records(LLVMModuleRef m) {
  static const char *const known[] = {"llvm.module.flags", "opencl.ocl.version", "opencl.spir.version",
                                      "llvm.ident",        "llvm.errno.tbaa",    NULL};
  unsigned count = 0;
  for (LLVMNamedMDNodeRef record = LLVMGetFirstNamedMetadata(m), next; record; record = next, count++) {
    next = LLVMGetNextNamedMetadata(record);
    size_t length;
    const char *name = LLVMGetNamedMetadataName(record, &length);
    if (!is_among(name, known))
      refuse(NULL, "a record that is not known: %s", name);
    erase_named_metadata(m, record);
  }
  if (!count)
    refuse(NULL, "this is no linked module: Clang's records are missing");
}

// Whether an attribute of a function goes. It ends the program if kernels would inherit the attribute.
static bool goes(LLVMModuleRef m, LLVMValueRef f, const char *key, const char *text) {
  static const char *const idle[] = {"stack-protector-buffer-size", "no-trapping-math",
                                     "uniform-work-group-size",     "no-builtins",
                                     "amdgpu-waves-per-eu", // of LLVM 19 and 21
                                     "amdgpu-agpr-alloc",           NULL};
  static const char *const of_processor[] = {"target-cpu", "target-features", "min-legal-vector-width", NULL};
  static const char *const of_lanes[] = {"+dpp", "+gfx8-insts", NULL}; // amdgcn/subgroup/lanes.h
  const bool features = !strcmp(key, "target-features");
  if (is_among(key, idle) || (features && begins(text, "+ptx") && !strchr(text, ',')))
    return true;
  if ((!strcmp(key, "denormal-fp-math") && !strcmp(text, "dynamic,dynamic")) || !strcmp(key, "dontcall-error") ||
      begins(key, "amdgpu-no-") || begins(key, "oneclc-") || (is_for_processor(m) && is_among(key, of_processor)) ||
      (is_for(m, "amdgcn") && features && is_among(text, of_lanes)))
    return false;
  refuse(f, "an attribute that kernels would inherit: \"%s\"=\"%s\"", key, text);
}

static void clean_function(LLVMModuleRef m, LLVMValueRef f) {
  LLVMAttributeRef all[MOST];
  const unsigned count = LLVMGetAttributeCountAtIndex(f, of_function);
  if (count > MOST)
    refuse(f, "it has too many attributes");
  LLVMGetAttributesAtIndex(f, of_function, all);
  for (unsigned i = 0; i < count; i++)
    if (LLVMIsStringAttribute(all[i])) {
      unsigned length;
      char *key = strdup(LLVMGetStringAttributeKind(all[i], &length)), *text = text_attribute(f, key);
      if (goes(m, f, key, text))
        LLVMRemoveStringAttributeAtIndex(f, of_function, key, (unsigned)strlen(key));
      free(text);
      free(key);
    }
}

// Has LLVM leave calls of a builtin alone. Its overloads for vectors have the policy, too, which the builtin's file
// does not define: generic/expand/scalarized.h does.
static void forbid_replacement(LLVMModuleRef m, LLVMValueRef f) {
  scalar_name name;
  if (!read_scalar_name(name_of(f), &name))
    refuse(f, "it is no builtin of scalars");
  add_attribute(f, "nobuiltin");
  for (unsigned lanes = 2; lanes <= 16; lanes++) { // of 2, 3, 4, 8 and 16
    char overload[NAME_SIZE];
    overload_name(&name, lanes, overload);
    if (LLVMGetNamedFunction(m, overload))
      add_attribute(LLVMGetNamedFunction(m, overload), "nobuiltin");
  }
}

static void clean_call_attributes(LLVMModuleRef m, LLVMValueRef call) {
  LLVMAttributeRef all[MOST];
  const unsigned count = LLVMGetCallSiteAttributeCount(call, of_function);
  LLVMValueRef called = LLVMGetCalledValue(call);
  if (count > MOST)
    refuse(called, "a call of it has too many attributes");
  LLVMGetCallSiteAttributes(call, of_function, all);
  for (unsigned i = 0; i < count; i++)
    if (LLVMIsStringAttribute(all[i])) {
      unsigned length, text_length;
      const char *key = LLVMGetStringAttributeKind(all[i], &length);
      if (goes(m, called, key, LLVMGetStringAttributeValue(all[i], &text_length)))
        LLVMRemoveCallSiteStringAttribute(call, of_function, key, length);
    }
  LLVMRemoveCallSiteEnumAttribute(call, of_function, LLVMGetEnumAttributeKindForName("noinline", strlen("noinline")));
}

static bool is_logical(LLVMValueRef called) {
  size_t length;
  return LLVMIsAInlineAsm(called) && begins(LLVMGetInlineAsmAsmString(called, &length), "lop3.b32 ");
}

static bool is_intrinsic_by_name(LLVMValueRef called) {
  const char *name = name_of(called);
  return begins(name, "llvm.nvvm.") || begins(name, "llvm.maximum.") || begins(name, "llvm.minimum.");
}

// The place in a source file that says nothing: !{i64 1}
static LLVMValueRef no_place(LLVMContextRef context) {
  LLVMMetadataRef one = LLVMValueAsMetadata(LLVMConstInt(LLVMInt64TypeInContext(context), 1, false));
  return LLVMMetadataAsValue(context, LLVMMDNodeInContext2(context, &one, 1));
}

// Whether it was a logical operation.
static bool clean_call(LLVMModuleRef m, LLVMValueRef call) {
  LLVMContextRef context = LLVMGetModuleContext(m);
  LLVMValueRef called = LLVMGetCalledValue(call);
  const bool logical = is_logical(called);
  LLVMSetMetadata(call, LLVMGetMDKindIDInContext(context, "srcloc", strlen("srcloc")),
                  strstr(name_of(called), "__oneclc_unsupported_") ? no_place(context) : NULL);
  if (logical || is_intrinsic_by_name(called))
    remove_call_attributes(call);
  else
    clean_call_attributes(m, call);
  if (logical) {
    const unsigned kinds[] = {LLVMGetEnumAttributeKindForName("nounwind", strlen("nounwind")),
                              LLVMGetEnumAttributeKindForName("memory", strlen("memory"))}; // none: its value is 0
    for (int i = 0; i < 2; i++)
      LLVMAddCallSiteAttribute(call, of_function, LLVMCreateEnumAttribute(context, kinds[i], 0));
  }
  return logical;
}

void clean(LLVMModuleRef m) {
  unsigned definitions = 0, kept = 0, logical = 0;
  remove_records(m);
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    clean_function(m, f);
    if (LLVMIsDeclaration(f))
      continue;
    definitions++;
    if (!strcmp(name_of(f), "printf")) // LLVM takes it for C's
      add_attribute(f, "nobuiltin");
    if (is_for(m, "amdgcn") && has_policy(f, "nobuiltin-amdgcn")) {
      forbid_replacement(m, f);
      kept++;
    }
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
      for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
        if (LLVMIsACallInst(i))
          logical += clean_call(m, i);
  }
  if (!definitions)
    refuse(NULL, "the module defines no function");
  if (is_for(m, "amdgcn") && !kept)
    refuse(NULL, "no builtin has the policy \"nobuiltin-amdgcn\"");
  if (is_for(m, "nvptx") && !logical)
    refuse(NULL, "there is no logical operation in assembly");
}
