// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// aliases: builtins that are alike become names of one function.
//
// For each kernel Clang goes through all functions of the library and gives each the attributes of the kernel's. That
// is most of what a kernel pays for the library. Many functions are alike: conversions that differ in a sign or in the
// way to round, builtins of types of one size, calls of a body (own_names.c). Clang gives an alias no attributes.
//
// What aliases name is internal to the module, NAME.own: a program may define a function under one of the names, and
// the others mean the library's. LLVM puts the function in an alias' place before it inlines (globalopt), and where
// nothing is optimised AMD's backend does it. Names that C reserves stay functions: drivers may define them.
//
// For AMD alone: PTX has no aliases before 6.3, SPIR-V has none, and drivers for processors look for functions.
#include "passes.h"
#include <llvm-c/Support.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_public(LLVMValueRef f) { return LLVMGetLinkage(f) == LLVMExternalLinkage; }

static bool may_be_alias(LLVMValueRef f) { return !LLVMIsDeclaration(f) && !is_reserved(name_of(f)); }

static void add_alias(LLVMValueRef body, const char *name, LLVMVisibility visibility) {
  LLVMValueRef alias = LLVMAddAlias2(LLVMGetGlobalParent(body), LLVMGlobalGetValueType(body), 0, body, name);
  LLVMSetVisibility(alias, visibility);
  LLVMSetUnnamedAddress(alias, LLVMGlobalUnnamedAddr);
}

// A public function becomes NAME.own, internal to the module, and NAME an alias of it.
static void hide(LLVMValueRef f) {
  char *name = strdup(name_of(f)), *own;
  if (asprintf(&own, "%s.own", name) < 0)
    abort();
  const LLVMVisibility visibility = LLVMGetVisibility(f);
  LLVMSetValueName2(f, own, strlen(own));
  LLVMSetLinkage(f, LLVMInternalLinkage);
  add_alias(f, name, visibility);
  free(own);
  free(name);
}

// The function that this one calls with its own arguments and whose result it gives, if it does nothing else; or NULL.
static LLVMValueRef called_alone(LLVMValueRef f) {
  LLVMValueRef call = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(f)), end = LLVMGetNextInstruction(call);
  if (!LLVMIsACallInst(call) || !LLVMIsAReturnInst(end) || !LLVMIsAFunction(LLVMGetCalledValue(call)))
    return NULL;
  LLVMValueRef called = LLVMGetCalledValue(call);
  if (called == f || !may_be_alias(called) || LLVMGlobalGetValueType(called) != LLVMGlobalGetValueType(f) ||
      LLVMGetFunctionCallConv(called) != LLVMGetFunctionCallConv(f) ||
      (LLVMGetNumOperands(end) && LLVMGetOperand(end, 0) != call))
    return NULL;
  for (unsigned i = 0; i < LLVMCountParams(f); i++)
    if (LLVMGetOperand(call, i) != LLVMGetParam(f, i))
      return NULL;
  return called;
}

// Whether `f` says nothing of its parameters, its result and itself that `body` does not say.
static bool has_attributes_of(LLVMValueRef body, LLVMValueRef f) {
  for (unsigned i = 0; i <= LLVMCountParams(f) + 1; i++) {
    const LLVMAttributeIndex index = i <= LLVMCountParams(f) ? i : of_function;
    const unsigned count = LLVMGetAttributeCountAtIndex(f, index);
    LLVMAttributeRef *all = malloc((count + 1) * sizeof *all);
    LLVMGetAttributesAtIndex(f, index, all);
    bool has = true;
    for (unsigned k = 0; k < count && has; k++) {
      unsigned length;
      const char *key = LLVMIsStringAttribute(all[k]) ? LLVMGetStringAttributeKind(all[k], &length) : NULL;
      has = all[k] == (key ? LLVMGetStringAttributeAtIndex(body, index, key, length)
                           : LLVMGetEnumAttributeAtIndex(body, index, LLVMGetEnumAttributeKind(all[k])));
    }
    free(all);
    if (!has)
      return false;
  }
  return true;
}

// A function that only calls another one becomes its name.
static void shorten_calls(LLVMModuleRef m) {
  for (LLVMValueRef f = LLVMGetFirstFunction(m), next; f; f = next) {
    next = LLVMGetNextFunction(f);
    LLVMValueRef body = may_be_alias(f) ? called_alone(f) : NULL;
    if (!body || !has_attributes_of(body, f))
      continue;
    if (is_public(body))
      hide(body);
    char *name = is_public(f) ? strdup(name_of(f)) : NULL;
    const LLVMVisibility visibility = LLVMGetVisibility(f);
    LLVMReplaceAllUsesWith(f, body); // also those of aliases
    LLVMDeleteFunction(f);
    if (name)
      add_alias(body, name, visibility);
    free(name);
  }
}

// Functions that are alike become aliases of one of them.
static void merge_functions(LLVMModuleRef m) {
  static const char apart[] = "oneclc-apart";
  const char *options[] = {"oneclc-link", "-mergefunc-use-aliases"};
  LLVMParseCommandLineOptions(2, options, "");
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    if (may_be_alias(f))
      LLVMSetUnnamedAddress(f, LLVMGlobalUnnamedAddr); // OpenCL C takes no builtin's address
    else if (!LLVMIsDeclaration(f))
      set_text_attribute(f, apart, name_of(f)); // of no other function
  run_llvm(m, "mergefunc", NULL);
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    LLVMRemoveStringAttributeAtIndex(f, of_function, apart, strlen(apart));
}

void aliases(LLVMModuleRef m) {
  shorten_calls(m);
  merge_functions(m);
  if (!LLVMGetFirstGlobalAlias(m))
    refuse(NULL, "no functions are alike");
  for (LLVMValueRef a = LLVMGetFirstGlobalAlias(m); a; a = LLVMGetNextGlobalAlias(a))
    if (is_public(LLVMAliasGetAliasee(a)))
      hide(LLVMAliasGetAliasee(a));
}
