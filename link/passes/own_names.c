// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// own-names: no builtin calls another one by its public name.
//
// A program may define a function with the name and the types of a builtin, dot(float2, float2) say. Its calls of dot
// then mean its own function. The library's length() must not: it would call the program's function, too. LLVM's linker
// resolves names, whoever uses them. So each builtin F that the library itself uses becomes two functions:
//   F.own  the body, internal to the module. What the library calls, and what it names as a vector form, is this one.
//   F      a call of F.own. The compiler of a kernel inlines it.
// No OpenCL C program can name F.own, because of the dot.
//
// Names that C reserves for the implementation (7.1.3: two underscores in front) stay public: they are what Clang and
// drivers call.
//
// own-names-between-builtins leaves a builtin alone that only its own overloads call, sin(float) in sin(float4). On
// GPUs that is most of them, and a second function of each would make the files larger than they may be.
#include "variants.h"
#include <stdlib.h>
#include <string.h>

static bool is_public(LLVMValueRef f) {
  return !LLVMIsDeclaration(f) && LLVMGetLinkage(f) == LLVMExternalLinkage && !is_reserved(name_of(f));
}

static bool is_form(const variants *v, LLVMValueRef f) {
  for (size_t i = 0; i < v->count; i++)
    if (v->all[i].form == f)
      return true;
  return false;
}

static bool is_used_by_others(LLVMValueRef f) {
  for (LLVMUseRef use = LLVMGetFirstUse(f); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (!LLVMIsAInstruction(user) || !is_overload(f, LLVMGetBasicBlockParent(LLVMGetInstructionParent(user))))
      return true;
  }
  return false;
}

static void give_own_names(LLVMModuleRef m, bool to_all) {
  variants forms = read_variants(m);
  functions used = {NULL, 0};
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    if (is_public(f) && ((to_all ? LLVMGetFirstUse(f) != NULL : is_used_by_others(f)) || is_form(&forms, f)))
      append(&used, f);
  for (size_t i = 0; i < used.count; i++)
    make_body(used.all[i], ".own");
  write_variants(&forms);
  free_variants(&forms);
  free(used.all);
}

void own_names(LLVMModuleRef m) { give_own_names(m, true); }
void own_names_between_builtins(LLVMModuleRef m) { give_own_names(m, false); }
