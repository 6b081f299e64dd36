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
#include "passes.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char variants[] = "vector-function-abi-variant";
static const char suffix[] = ".own";

static bool is_public(LLVMValueRef f) {
  return !LLVMIsDeclaration(f) && LLVMGetLinkage(f) == LLVMExternalLinkage && !is_reserved(name_of(f));
}

// ---- lists of vector forms, such as _ZGV_LLVM_N4v__Z3sinf.s(_Z3sinDv4_f),…

// The form that an entry of a list ends with, in parentheses; NULL behind the last one. *at moves behind it.
static char *next_form(const char **at) {
  const char *open = strchr(*at, '('), *close = open ? strchr(open, ')') : NULL;
  if (!close)
    return NULL;
  *at = close + 1;
  return strndup(open + 1, (size_t)(close - open - 1));
}

typedef struct {
  LLVMValueRef *all;
  size_t count;
} functions;

// The functions that lists name, which nothing else in the module needs to use.
static functions find_forms(LLVMModuleRef m) {
  functions forms = {NULL, 0};
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    char *list = text_attribute(f, variants), *name;
    for (const char *at = list; list && (name = next_form(&at)); free(name)) {
      LLVMValueRef form = LLVMGetNamedFunction(m, name);
      if (!form)
        refuse(f, "the list of its vector forms names a function that is not there");
      forms.all = realloc(forms.all, (forms.count + 1) * sizeof *forms.all);
      forms.all[forms.count++] = form;
    }
    free(list);
  }
  return forms;
}

static bool is_among(const functions *all, LLVMValueRef f) {
  for (size_t i = 0; i < all->count; i++)
    if (all->all[i] == f)
      return true;
  return false;
}

// Puts the new names of forms into the lists.
static void rename_forms(LLVMModuleRef m) {
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    char *list = text_attribute(f, variants), *name;
    if (!list)
      continue;
    char *renamed = NULL;
    size_t size;
    FILE *text = open_memstream(&renamed, &size);
    const char *at = list;
    for (const char *from = at; (name = next_form(&at)); from = at, free(name)) {
      LLVMValueRef form = LLVMGetNamedFunction(m, name);
      fprintf(text, "%.*s(%s%s)", (int)(strchr(from, '(') - from), from, name, is_public(form) ? suffix : "");
    }
    fputs(at, text);
    fclose(text);
    set_text_attribute(f, variants, renamed);
    free(renamed);
    free(list);
  }
}

// ---- the public function

typedef struct {
  LLVMValueRef to; // a function or a call
  unsigned index;
  bool in_memory; // whether a parameter is passed in the caller's memory
} copy;

static bool is_kind(LLVMAttributeRef a, const char *name) {
  return !LLVMIsStringAttribute(a) &&
         LLVMGetEnumAttributeKind(a) == LLVMGetEnumAttributeKindForName(name, strlen(name));
}

static void copy_to_function(LLVMAttributeRef a, void *data) {
  const copy *c = data;
  if (!is_kind(a, "noinline")) // of the body alone
    LLVMAddAttributeAtIndex(c->to, c->index, a);
}

static void copy_to_call(LLVMAttributeRef a, void *data) {
  copy *c = data;
  LLVMAddCallSiteAttribute(c->to, c->index, a);
  c->in_memory |= is_kind(a, "byval") || is_kind(a, "sret");
}

static void add_public(LLVMModuleRef m, LLVMValueRef body, const char *name, LLVMVisibility visibility) {
  LLVMTypeRef type = LLVMGlobalGetValueType(body);
  if (LLVMIsFunctionVarArg(type))
    refuse(body, "the library calls a function with a variable number of arguments");
  LLVMValueRef f = LLVMAddFunction(m, name, type);
  const unsigned count = LLVMCountParams(f);
  LLVMSetFunctionCallConv(f, LLVMGetFunctionCallConv(body));
  LLVMSetUnnamedAddress(f, LLVMGetUnnamedAddress(body));
  LLVMSetVisibility(f, visibility);

  LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(m));
  LLVMPositionBuilderAtEnd(b, LLVMAppendBasicBlockInContext(LLVMGetModuleContext(m), f, ""));
  LLVMValueRef *arguments = malloc((count + 1) * sizeof *arguments);
  LLVMGetParams(f, arguments);
  LLVMValueRef call = LLVMBuildCall2(b, type, body, arguments, count, "");
  free(arguments);
  LLVMSetInstructionCallConv(call, LLVMGetFunctionCallConv(body));
  copy to_call = {call, 0, false}, to_function = {f, 0, false};
  for (unsigned i = 0; i <= count; i++) { // the result, then the parameters
    to_call.index = to_function.index = i;
    for_each_attribute(body, i, copy_to_call, &to_call);
    for_each_attribute(body, i, copy_to_function, &to_function);
  }
  to_function.index = LLVMAttributeFunctionIndex;
  for_each_attribute(body, to_function.index, copy_to_function, &to_function);
  LLVMSetTailCall(call, !to_call.in_memory);
  if (LLVMGetTypeKind(LLVMGetReturnType(type)) == LLVMVoidTypeKind)
    LLVMBuildRetVoid(b);
  else
    LLVMBuildRet(b, call);
  LLVMDisposeBuilder(b);
}

// The plain name in a mangled one, and its length: sin of _Z3sinDv4_f.
static const char *plain_name(const char *name, size_t *length) {
  const bool mangled = !strncmp(name, "_Z", 2);
  const char *at = mangled ? name + 2 + strspn(name + 2, "L") : name;
  char *plain;
  *length = mangled ? strtoul(at, &plain, 10) : strlen(name);
  return mangled ? plain : name;
}

static bool is_overload(LLVMValueRef a, LLVMValueRef b) {
  size_t length_a, length_b;
  const char *plain_a = plain_name(name_of(a), &length_a), *plain_b = plain_name(name_of(b), &length_b);
  return length_a == length_b && !strncmp(plain_a, plain_b, length_a);
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
  functions forms = find_forms(m), used = {NULL, 0};
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    if (is_public(f) && ((to_all ? LLVMGetFirstUse(f) != NULL : is_used_by_others(f)) || is_among(&forms, f))) {
      used.all = realloc(used.all, (used.count + 1) * sizeof *used.all);
      used.all[used.count++] = f;
    }
  rename_forms(m);
  for (size_t i = 0; i < used.count; i++) {
    LLVMValueRef body = used.all[i];
    char *name = strdup(name_of(body)), *own = malloc(strlen(name) + sizeof suffix);
    strcpy(stpcpy(own, name), suffix);
    LLVMSetValueName2(body, own, strlen(own));
    const LLVMVisibility visibility = LLVMGetVisibility(body);
    LLVMSetLinkage(body, LLVMInternalLinkage); // which has no other visibility than the default one
    add_public(m, body, name, visibility);
    free(own);
    free(name);
  }
  free(used.all);
  free(forms.all);
}

void own_names(LLVMModuleRef m) { give_own_names(m, true); }
void own_names_between_builtins(LLVMModuleRef m) { give_own_names(m, false); }
