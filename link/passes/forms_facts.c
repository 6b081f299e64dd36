// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which builtins get vector forms (vector_forms.c), and what these have to be.
//
// A builtin gets them if LLVM may not widen its body well by itself: one with calls, with a processor's instructions,
// with vectors (which LLVM makes of pairs of scalar operations), with branches, which become selects in a loop, with
// tables in memory, which become gathers where the overloads for vectors have theirs in registers, or with floats taken
// to double: of those a loop has half as many at a time as of floats, one chain of operations with nothing beside it,
// where an overload has two and more. On Arm's processors one that is so long that LLVM does not inline it into a loop
// gets them, too.
#include "forms.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char use_fma[] = "__oneclc_use_fma"; // a choice by the processor (dispatch)

enum { LONG = 45 }; // instructions, of which LLVM's threshold for inlining, 225, counts each as 5

typedef struct {
  unsigned branches, length;
  bool calls, chooses, vectors, widens, looks_up, instructions;
} facts;

static LLVMValueRef called_function(LLVMValueRef i) {
  return LLVMIsACallInst(i) ? LLVMIsAFunction(LLVMGetCalledValue(i)) : NULL;
}

static bool is_vector(LLVMTypeRef type) { return LLVMGetTypeKind(type) == LLVMVectorTypeKind; }

static LLVMTypeKind element_kind(LLVMTypeRef type) {
  return LLVMGetTypeKind(is_vector(type) ? LLVMGetElementType(type) : type);
}

static bool has_vectors(LLVMValueRef i) {
  if (is_vector(LLVMTypeOf(i)))
    return true;
  for (int k = 0; k < LLVMGetNumOperands(i); k++)
    if (is_vector(LLVMTypeOf(LLVMGetOperand(i, (unsigned)k))))
      return true;
  return false;
}

static void add_fact(facts *about, LLVMValueRef i) {
  LLVMValueRef called = called_function(i);
  const char *name = called ? name_of(called) : "";
  about->length++;
  if (LLVMIsATerminatorInst(i) && LLVMGetNumSuccessors(i)) {
    about->branches++;
  } else if (LLVMIsAFPExtInst(i) && element_kind(LLVMTypeOf(i)) == LLVMDoubleTypeKind &&
             element_kind(LLVMTypeOf(LLVMGetOperand(i, 0))) == LLVMFloatTypeKind) {
    about->widens = true;
  } else if (called && strncmp(name, "llvm.", 5)) {
    about->calls = true;
    about->chooses |= !strcmp(name, use_fma);
  } else if (is_of_processor(name)) {
    about->instructions = true;
  } else if (LLVMIsALoadInst(i)) {
    about->looks_up = true;
  } else if (LLVMGetTypeKind(LLVMTypeOf(i)) != LLVMVoidTypeKind && has_vectors(i)) {
    about->vectors = true;
  }
}

static facts facts_of(LLVMValueRef f) {
  facts about = {0};
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block; block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i))
      add_fact(&about, i);
  return about;
}

// Whether a function takes different paths for different arguments, itself or in what it calls.
static bool has_paths(LLVMValueRef f) {
  const facts about = facts_of(f);
  if (about.branches > about.chooses)
    return true;
  if (!about.calls)
    return false;
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block; block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
      LLVMValueRef called = called_function(i);
      if (called && strncmp(name_of(called), "llvm.", 5) && strcmp(name_of(called), use_fma) && has_paths(called))
        return true;
    }
  return false;
}

static bool needs_masks(const builtin *f) {
  for (unsigned lanes = 2; lanes <= 16; lanes *= 2) {
    LLVMValueRef overload = find_overload(f, lanes);
    if (overload && has_paths(overload))
      return true;
  }
  return false;
}

// Whether a function does nothing but what its arguments say, or also writes a second result.
static bool is_pure(LLVMValueRef f, bool second) {
  enum { NONE = 0, WRITES_ARGUMENT = 2, READS_AND_WRITES_ARGUMENT = 3 }; // LLVM's memory effects
  LLVMAttributeRef a = LLVMGetEnumAttributeAtIndex(f, LLVMAttributeFunctionIndex,
                                                   LLVMGetEnumAttributeKindForName("memory", strlen("memory")));
  if (!a || !has_attribute(f, LLVMAttributeFunctionIndex, "nounwind") ||
      has_attribute(f, LLVMAttributeFunctionIndex, "convergent"))
    return false;
  const uint64_t effects = LLVMGetEnumAttributeValue(a);
  return second ? effects == WRITES_ARGUMENT || effects == READS_AND_WRITES_ARGUMENT : effects == NONE;
}

// The builtin that another one is nothing but a call of; NULL if it is more.
static LLVMValueRef called_alone(LLVMValueRef f) {
  LLVMValueRef i = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(f)), end = LLVMGetNextInstruction(i);
  LLVMValueRef called = called_function(i);
  return called && end && LLVMIsAReturnInst(end) && !strncmp(name_of(called), "_Z", 2) ? called : NULL;
}

// That builtin, if it gets the same arguments in the same order; else the function itself.
static LLVMValueRef original(LLVMValueRef f) {
  scalar_name own, other;
  for (LLVMValueRef called; (called = called_alone(f)); f = called) {
    LLVMValueRef i = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(f)), end = LLVMGetNextInstruction(i);
    if (LLVMIsDeclaration(called) || !read_scalar_name(name_of(f), &own) || *own.second ||
        !read_scalar_name(name_of(called), &other) ||
        strcmp(name_of(f) + strlen(own.base), name_of(called) + strlen(other.base)))
      return f;
    for (unsigned k = 0; k < own.count; k++)
      if (LLVMGetOperand(i, k) != LLVMGetParam(f, k))
        return f;
    if (LLVMGetNumOperands(end) != 1 || LLVMGetOperand(end, 0) != i)
      return f;
  }
  return f;
}

static void add_alias(builtin *f, LLVMValueRef alias) {
  f->aliases = realloc(f->aliases, (f->alias_count + 1) * sizeof *f->aliases);
  f->aliases[f->alias_count++] = alias;
}

static bool is_same(const builtin *f, LLVMValueRef function) {
  for (unsigned i = 0; i < f->alias_count; i++)
    if (f->aliases[i] == function)
      return true;
  return function == f->f;
}

// Pointers of all address spaces are alike here, so one body serves all overloads.
static void add_spaces(builtin *f) {
  static const char *const others[] = {"U7CLlocal", "U9CLgeneric", "U8CLglobal"};
  static const char private[] = "U9CLprivate";
  const char *name = name_of(f->f), *at = strstr(name, private);
  for (unsigned i = 0; i < sizeof others / sizeof *others; i++) {
    char other[NAME_SIZE];
    snprintf(other, sizeof other, "%.*s%s%s", (int)(at - name), name, others[i], at + strlen(private));
    LLVMValueRef overload = LLVMGetNamedFunction(f->m, other);
    if (overload && !LLVMIsDeclaration(overload))
      add_alias(f, overload);
  }
}

// Whether the library uses F by any of its names.
static bool is_used(const builtin *f) {
  for (unsigned i = 0; i <= f->alias_count; i++) {
    LLVMValueRef name = i < f->alias_count ? f->aliases[i] : f->f;
    for (LLVMUseRef use = LLVMGetFirstUse(name); use; use = LLVMGetNextUse(use)) {
      LLVMValueRef user = LLVMGetUser(use);
      if (!LLVMIsAInstruction(user) || !is_same(f, LLVMGetBasicBlockParent(LLVMGetInstructionParent(user))))
        return true;
    }
  }
  return false;
}

bool has_wide_form(const builtin *f) {
  const LLVMTypeKind kind = LLVMGetTypeKind(f->type);
  return !f->second && !has_policy(f->f, "one-register") &&
         (f->avx512 ? kind == LLVMFloatTypeKind || f->fours : f->avx2 && kind == LLVMHalfTypeKind);
}

// Whether the overload for vectors is better than what LLVM would make of the scalar body.
static bool is_worth_it(const builtin *f) {
  const facts about = facts_of(f->f);
  const bool converts = !strncmp(f->name.plain, "convert_", 8);
  if (about.calls || about.vectors || about.instructions ||
      (f->avx2 && !f->avx512 && has_policy(f->f, "calls-in-loops")) || (is_for(f->m, "aarch64") && about.length > LONG))
    return true;
  return (about.branches || about.looks_up || (about.widens && !converts)) &&
         !(converts && strstr(f->name.plain, "_rtz"));
}

// Fills in what is known of a function before there are forms; false if it gets none.
static bool describe(LLVMModuleRef m, LLVMValueRef function, builtin *f) {
  *f = (builtin){.m = m, .c = LLVMGetModuleContext(m), .f = function};
  if (!read_scalar_name(name_of(function), &f->name) || has_policy(function, "not-lanewise"))
    return false;
  if (*f->name.second)
    f->second = type_of_letter(f->c, f->name.second);
  f->type = LLVMGetReturnType(LLVMGlobalGetValueType(function));
  f->avx2 = has_feature(function, "+avx2");
  f->avx512 = has_feature(function, "+avx512f");
  f->fours = f->avx512 && has_policy(function, "four-registers");
  if ((!f->second && called_alone(function)) || has_attribute(function, LLVMAttributeFunctionIndex, "alwaysinline") ||
      !is_pure(function, f->second) || !is_worth_it(f))
    return false;
  f->spare = f->second && f->name.count == 1 && f->avx512;
  f->masks = needs_masks(f);
  return true;
}

// How F.s and the forms take the parameters.
static void set_passed(builtin *f) {
  f->moves_body = !f->second && !is_used(f);
  f->returned = returns_floats(f) ? LLVMFloatTypeInContext(f->c) : f->type;
  for (unsigned i = 0; i < f->name.count; i++) {
    f->own[i] = f->passed[i] = type_of_letter(f->c, f->name.letters[i]);
    if (LLVMGetTypeKind(f->own[i]) == LLVMHalfTypeKind && f->avx2 && f->moves_body)
      f->passed[i] = LLVMInt16TypeInContext(f->c);
  }
}

builtin_list find_builtins(LLVMModuleRef m) {
  builtin_list list = {NULL, 0};
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    if (LLVMIsDeclaration(f) || LLVMGetLinkage(f) == LLVMInternalLinkage || original(f) != f)
      continue;
    list.all = realloc(list.all, (list.count + 1) * sizeof *list.all);
    if (describe(m, f, &list.all[list.count]))
      list.count++;
    else if (list.all[list.count].fours)
      refuse(f, "no form of it fills four registers");
  }
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    LLVMValueRef other = LLVMIsDeclaration(f) || LLVMGetLinkage(f) == LLVMInternalLinkage ? f : original(f);
    for (unsigned i = 0; other != f && i < list.count; i++)
      if (list.all[i].f == other)
        add_alias(&list.all[i], f);
  }
  for (unsigned i = 0; i < list.count; i++) {
    if (list.all[i].second)
      add_spaces(&list.all[i]);
    set_passed(&list.all[i]);
  }
  return list;
}
