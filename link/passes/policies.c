// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// policies: what a builtin's file says by policy() (generic/builtin.cl) becomes an attribute of the function.
//
// Clang has one way for all its versions to attach a text to a function, the attribute "annotate". It makes a table of
// annotated functions, which would keep them alive and appear in kernels. This pass runs right behind the linker. Of
// each entry of the table it makes an attribute "oneclc-WORD" of the function, if the policy holds for its elements,
// and it takes the table out. Passes ask has_policy().
//
// drop-policies takes the attributes out again, behind the last pass that asks.
#include "passes.h"
#include <stdlib.h>
#include <string.h>

static const char prefix[] = "oneclc-";
static const char *const words[] = {
    "not-lanewise", // a vector's result is more than the scalar builtin's results for its elements: it is no form of it
    "constants-in-instructions", // with AVX2 its constants stay in the instructions (tables.c)
    "hidden-table",              // with AVX2 LLVM is not told that its table never changes (order_operations.c)
    "ordered-pair",              // with AVX2 its form for two registers is ordered, too (order_operations.c)
    "unordered-avx2",            // its operations stay in their order (order_operations.c)
    "unordered-avx512",          // the same with AVX-512
    "calls-in-loops",   // in loops with AVX2: calls of the overloads are faster than what LLVM makes of the scalar body
    "one-register",     // in loops: two forms for one register are faster than one of 32 lanes
    "four-registers",   // in loops with AVX-512: double has a form of 32 lanes
    "nobuiltin-amdgcn", // for AMD's GPUs LLVM would replace its calls by others, which err (clean.c)
    "short-call",       // on Mesa's devices kernels get its body (short_calls.c)
    "half-in-lanes-off", // lanes of a loop whose call is off calculate with 0.5, as 1 takes a path of its own
    "door",              // a function of the library that the file stands for (only_doors.c)
    "of-int",            // its pointers point to int, where pointers have types (typed_bitcode.c)
    "of-float",          // to float
    "of-double",         // to double
};

static bool is_known(const char *attribute) {
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (!strcmp(attribute + strlen(prefix), words[i]))
      return true;
  return false;
}

// The text of a constant string's variable without its final zero. It is to be freed.
static char *text_of(LLVMValueRef variable) {
  size_t length;
  const char *text = LLVMGetAsString(LLVMGetInitializer(variable), &length);
  return strndup(text, length);
}

static const char *element_name(LLVMTypeRef type) {
  switch (LLVMGetTypeKind(type)) {
  case LLVMVectorTypeKind:
    return element_name(LLVMGetElementType(type));
  case LLVMHalfTypeKind:
    return "half";
  case LLVMFloatTypeKind:
    return "float";
  case LLVMDoubleTypeKind:
    return "double";
  default:
    return "";
  }
}

// Whether a policy for these elements, or for all, is one for the function.
static bool holds_for(LLVMValueRef f, const char *elements) {
  const char *own = element_name(LLVMGetReturnType(LLVMGlobalGetValueType(f)));
  return !*elements || (*own && strstr(elements, own));
}

void policies(LLVMModuleRef m) {
  LLVMValueRef table = LLVMGetNamedGlobal(m, "llvm.global.annotations");
  if (!table)
    return;
  LLVMValueRef entries = LLVMGetInitializer(table);
  for (int i = 0; i < LLVMGetNumOperands(entries); i++) {
    LLVMValueRef entry = LLVMGetOperand(entries, (unsigned)i), f = LLVMGetOperand(entry, 0);
    while (LLVMIsAConstantExpr(f)) // SPIR-V has the table in another address space
      f = LLVMGetOperand(f, 0);
    char *text = text_of(LLVMGetOperand(entry, 1)), *elements = strchr(text, ':');
    if (!LLVMIsAFunction(f) || strncmp(text, prefix, strlen(prefix)) || !elements)
      refuse(f, "an annotation that is no policy");
    *elements++ = 0;
    if (!is_known(text))
      refuse(f, "a policy that no pass knows");
    if (holds_for(f, elements))
      set_text_attribute(f, text, "");
    free(text);
  }
  LLVMDeleteGlobal(table); // its texts go with what nothing uses (inline.c)
}

// LLVM gives a call that it makes the attributes of what it calls, so calls have them, too.
void drop_policies(LLVMModuleRef m) {
  for (size_t w = 0; w < sizeof words / sizeof *words; w++) {
    char key[64];
    const unsigned length = (unsigned)(stpcpy(stpcpy(key, prefix), words[w]) - key);
    for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
      LLVMRemoveStringAttributeAtIndex(f, LLVMAttributeFunctionIndex, key, length);
      for (LLVMUseRef use = LLVMGetFirstUse(f); use; use = LLVMGetNextUse(use))
        if (LLVMIsACallInst(LLVMGetUser(use)))
          LLVMRemoveCallSiteStringAttribute(LLVMGetUser(use), LLVMAttributeFunctionIndex, key, length);
    }
  }
}

bool has_policy(LLVMValueRef f, const char *word) {
  char key[64];
  strcpy(stpcpy(key, prefix), word);
  if (!is_known(key))
    refuse(f, "a pass asks for a policy that is not listed");
  return LLVMGetStringAttributeAtIndex(f, LLVMAttributeFunctionIndex, key, (unsigned)strlen(key));
}
