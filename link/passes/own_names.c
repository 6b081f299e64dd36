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

static void append(functions *to, LLVMValueRef f) {
  to->all = realloc(to->all, (to->count + 1) * sizeof *to->all);
  to->all[to->count++] = f;
}

// The functions that lists name, which nothing else in the module needs to use.
static functions find_forms(LLVMModuleRef m) {
  functions forms = {NULL, 0};
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    char *list = text_attribute(f, variants), *name;
    for (const char *at = list; list && (name = next_form(&at)); free(name)) {
      LLVMValueRef form = LLVMGetNamedFunction(m, name);
      if (!form)
        refuse(f, "the list of its vector forms names a function that is not there");
      append(&forms, form);
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

// Gives the function and its call of the body the body's attributes; but noinline is of the body alone.
static void copy_attributes(LLVMValueRef f, LLVMValueRef call, LLVMValueRef body) {
  const unsigned noinline = LLVMGetEnumAttributeKindForName("noinline", strlen("noinline"));
  for (unsigned i = 0; i <= LLVMCountParams(body) + 1; i++) { // the result, the parameters and the function itself
    const LLVMAttributeIndex index = i <= LLVMCountParams(body) ? i : (LLVMAttributeIndex)LLVMAttributeFunctionIndex;
    const unsigned count = LLVMGetAttributeCountAtIndex(body, index);
    LLVMAttributeRef *all = malloc((count + 1) * sizeof *all);
    LLVMGetAttributesAtIndex(body, index, all);
    for (unsigned k = 0; k < count; k++) {
      if (LLVMIsStringAttribute(all[k]) || LLVMGetEnumAttributeKind(all[k]) != noinline)
        LLVMAddAttributeAtIndex(f, index, all[k]);
      if (i <= LLVMCountParams(body))
        LLVMAddCallSiteAttribute(call, index, all[k]);
    }
    free(all);
  }
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
  copy_attributes(f, call, body);
  bool in_memory = false; // of the caller's
  for (unsigned i = 1; i <= count; i++)
    in_memory |= has_attribute(body, i, "byval") || has_attribute(body, i, "sret");
  LLVMSetTailCall(call, !in_memory);
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
    if (is_public(f) && ((to_all ? LLVMGetFirstUse(f) != NULL : is_used_by_others(f)) || is_among(&forms, f)))
      append(&used, f);
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
