// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// merge: functions that are alike become one, by LLVM's pass mergefunc: conversions of integers with and without a
// sign, helpers of several builtins and, where all pointers are of one kind, three of four builtins that take a
// pointer. Tables that are the same become one, by constmerge. Without it a library file would be a third larger.
//
// Not for SPIR-V, where drivers and LLVM's backend know functions by their names.
//
// merge-but-pointers is for the library before the vector forms of its builtins are made (vector_forms.c). It
// leaves functions apart that take pointers, which that step knows by their address spaces. Builtins that are one under
// two names then need their forms once. LLVM does not see of each loop in the library that it ends, and functions that
// differ in this alone would stay apart; so each function without side effects is said to return, as OpenCL C demands.
#include "passes.h"
#include <string.h>

static const char denormals[] = "denormal-fp-math"; // all functions of the library have it, up to LLVM 22

// Mergefunc gives the calls that it makes all attributes of what they call, which has them anyway. From LLVM 23 on one
// of them, denormal_fpenv, is not allowed there.
static void mend_calls(LLVMModuleRef m) {
  const unsigned of_functions = LLVMGetEnumAttributeKindForName("denormal_fpenv", strlen("denormal_fpenv"));
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
      for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
        if (LLVMIsACallInst(i) && (LLVMGetCallSiteStringAttribute(i, of_function, denormals, strlen(denormals)) ||
                                   (of_functions && LLVMGetCallSiteEnumAttribute(i, of_function, of_functions))))
          remove_call_attributes(i);
}

void merge(LLVMModuleRef m) {
  for (LLVMValueRef v = LLVMGetFirstGlobal(m); v; v = LLVMGetNextGlobal(v))
    if (LLVMIsGlobalConstant(v) && LLVMGetLinkage(v) == LLVMInternalLinkage)
      LLVMSetUnnamedAddress(v, LLVMGlobalUnnamedAddr); // nothing asks where a table lies
  run_llvm(m, "constmerge,mergefunc", NULL);
  mend_calls(m);
}

// By their mangled names. The types of images are pointers, too, but of one space.
static bool takes_pointers(LLVMValueRef f) { return !strncmp(name_of(f), "_Z", 2) && strchr(name_of(f), 'P'); }

static bool has_no_effect(LLVMValueRef f) {
  return is_without_memory(f) && has_attribute(f, of_function, "nounwind") &&
         !has_attribute(f, of_function, "convergent");
}

void merge_but_pointers(LLVMModuleRef m) {
  static const char apart[] = "oneclc-apart";
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    if (LLVMIsDeclaration(f))
      continue;
    if (takes_pointers(f))
      set_text_attribute(f, apart, name_of(f)); // of no other function
    if (has_no_effect(f)) {
      add_attribute(f, "mustprogress");
      add_attribute(f, "willreturn");
    }
  }
  run_llvm(m, "mergefunc", NULL);
  mend_calls(m);
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    LLVMRemoveStringAttributeAtIndex(f, of_function, apart, strlen(apart));
}
