// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pocl-overlay THEIRS.bc OURS.bc OUT.bc NAMES.tsv BUILTIN…: makes of PoCL's kernel library, THEIRS, one whose functions
// are those of this library's file for the same processors, OURS, if they are called like a BUILTIN, a conversion, or a
// load or store of half, and have the same parameters and result in both. A word BUILTIN:f or BUILTIN:d excepts those
// of float or double. Overloads that PoCL lacks, such as some of half, are added. NAMES.tsv gets a line for each: its
// name in PoCL and its name here. utils/pocl compiles this program with the LLVM that PoCL is linked with, and says
// what becomes of the result.
//   - PoCL's headers give most builtins the prefix _cl_: kernels call _Z7_cl_sinf.
//   - Functions must not keep the processor that they were compiled for: PoCL does not inline what has another one than
//     the kernel. The triple is PoCL's.
//   - PoCL's linker follows calls, not addresses. The library's scalar builtins mention addresses of their vector forms
//     in a branch that never runs: in front of each address stands a call.
//   - PoCL optimises a kernel twice, before and after it has made loops over work-items, and vectorises the second time
//     alone. The branch is gone by then. What mentions the forms from then on is data in front of the function,
//     distances to them, which need no relocation at run time. (LLVM 18's C API cannot make such data: loops over
//     work-items then call the scalar builtin.)
//   - What leads LLVM's vectoriser to forms for two registers is gone by then, too. So these are left out.
//   - PoCL inlines what has a result or an argument of more bits than the device's vectors, and all that calls it: the
//     scalar builtins, too, which name the forms. On Arm's processors, which return structures of vectors in registers,
//     the library's helpers have such results. They are inlined into their callers here. Forms with such a result, as
//     of sincos, are left out: PoCL would inline the scalar builtin, which calls them, and PoCL 6.0 takes the empty
//     assembly in it for a call of its own and fails (7.1 does not).
//   - PoCL takes noinline from all functions before the second time. An attribute that kernels do not have, and that
//     means nothing to code generation, still keeps the function that names the forms from being inlined.
//   - One thread runs all of a work-group, so that PoCL's atomics on local memory need no locked instruction: a load
//     and a store do, between fences for the compiler alone. These keep LLVM from moving them, for instance the store
//     out of a loop of the work-item's, before PoCL makes loops over work-items, which may take turns in each
//     iteration.
#include "command.h"
#include "files.h"
#include <ctype.h>
#include <llvm-c/Analysis.h>
#include <llvm-c/BitWriter.h>
#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Linker.h>
#include <llvm-c/Target.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <llvm/Config/llvm-config.h>
#include <search.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FAILED = 1, SPIR_FUNC = 75 }; // LLVM's number of the calling convention
static const char usage[] = "usage: pocl-overlay THEIRS.bc OURS.bc OUT.bc NAMES.tsv BUILTIN...\n";
static const char variants[] = "vector-function-abi-variant";
static const LLVMAttributeIndex of_function = (LLVMAttributeIndex)LLVMAttributeFunctionIndex;

static const char *name_of(LLVMValueRef value) {
  size_t length;
  return LLVMGetValueName2(value, &length);
}

static unsigned kind(const char *attribute) { return LLVMGetEnumAttributeKindForName(attribute, strlen(attribute)); }

static LLVMModuleRef read_module(LLVMContextRef context, const char *file) {
  size_t size;
  char *text = read_whole(file, &size), *message;
  LLVMModuleRef m;
  if (!text)
    exit(FAILED);
  if (LLVMParseIRInContext(context, LLVMCreateMemoryBufferWithMemoryRange(text, size, file, true), &m, &message))
    fail(FAILED, "%s: LLVM cannot read it: %s", file, message);
  return m;
}

static void run_passes(LLVMModuleRef m, const char *passes) {
  LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
  LLVMErrorRef error = LLVMRunPasses(m, passes, NULL, options);
  if (error)
    fail(FAILED, "%s: %s", passes, LLVMGetErrorMessage(error));
  LLVMDisposePassBuilderOptions(options);
}

// Makes a declaration of a function, which another module then defines.
static void undefine(LLVMModuleRef m, LLVMValueRef f) {
  char *name = strdup(name_of(f));
  LLVMSetValueName2(f, "", 0);
  LLVMReplaceAllUsesWith(f, LLVMAddFunction(m, name, LLVMGlobalGetValueType(f)));
  LLVMDeleteFunction(f);
  free(name);
}

// ---- which functions are replaced

// The names of functions that are replaced or added: ours is the key, PoCL's the data. Names of PoCL's builtins with
// the prefix, such as _cl_sin, are keys, too, with no data: of these, overloads may be added.
static const char *pocl_name(const char *ours) {
  ENTRY *found = hsearch((ENTRY){(char *)ours, NULL}, FIND);
  return found ? found->data : NULL;
}

static bool same_in_memory(LLVMValueRef a, LLVMValueRef b, const char *attribute) {
  for (unsigned i = 1; i <= LLVMCountParams(a); i++) {
    LLVMAttributeRef of_a = LLVMGetEnumAttributeAtIndex(a, i, kind(attribute));
    LLVMAttributeRef of_b = LLVMGetEnumAttributeAtIndex(b, i, kind(attribute));
    if (!of_a != !of_b || (of_a && LLVMGetTypeAttributeValue(of_a) != LLVMGetTypeAttributeValue(of_b)))
      return false;
  }
  return true;
}

static bool same_parameters(LLVMValueRef a, LLVMValueRef b) {
  return LLVMGlobalGetValueType(a) == LLVMGlobalGetValueType(b) &&
         LLVMGetFunctionCallConv(a) == LLVMGetFunctionCallConv(b) && same_in_memory(a, b, "byval") &&
         same_in_memory(a, b, "sret");
}

// The letter of the first parameter's elements, in a mangled name.
static char element_type(const char *parameters) {
  return strncmp(parameters, "Dv", 2) ? *parameters : strchr(parameters, '_')[1];
}

static bool is_taken(const char *plain, size_t length, char **builtins) {
  static const char *const others[] = {"vload_half", "vloada_half", "vstore_half", "vstorea_half"};
  if (!strncmp(plain, "convert_", strlen("convert_")))
    return true;
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (!strncmp(plain, others[i], strlen(others[i])))
      return true;
  const char element = element_type(plain + length);
  bool taken = false;
  for (; *builtins; builtins++) {
    const char *name = *builtins;
    if (strcspn(name, ":") != length || strncmp(name, plain, length))
      continue;
    if (!name[length])
      taken = true;
    else if (name[length + 1] == element)
      return false;
  }
  return taken;
}

static void enter(const char *key, const char *data) {
  if (!hsearch((ENTRY){strdup(key), strdup(data)}, ENTER))
    fail(FAILED, "there is no memory for so many names");
}

// The builtin's name in a function's, and its length; null for what is no public function with a mangled name.
static const char *plain_name(LLVMValueRef f, size_t *length) {
  char *plain;
  if (LLVMIsDeclaration(f) || LLVMGetLinkage(f) == LLVMInternalLinkage || strncmp(name_of(f), "_Z", 2) ||
      !isdigit((unsigned char)name_of(f)[2]))
    return NULL;
  *length = strtoul(name_of(f) + 2, &plain, 10);
  return plain;
}

// Of each function of PoCL's that is to be replaced, takes it out and enters the names. What calls it with the calling
// convention spir_func, for SPIR-V, stays. Enters the names of builtins that have the prefix, too.
static void find_replaced(LLVMModuleRef theirs, LLVMModuleRef ours, char **builtins, FILE *names) {
  for (LLVMValueRef t = LLVMGetFirstFunction(theirs), next; t; t = next) {
    next = LLVMGetNextFunction(t);
    char name[512], key[512];
    size_t length;
    const char *plain = plain_name(t, &length);
    if (!plain || LLVMGetFunctionCallConv(t) == SPIR_FUNC || strlen(name_of(t)) >= sizeof name)
      continue;
    strcpy(name, name_of(t));
    if (!strncmp(plain, "_cl_", 4) && length > 4) {
      snprintf(name, sizeof name, "_Z%zu%s", length - 4, plain + 4);
      snprintf(key, sizeof key, "%.*s", (int)length, plain);
      if (!pocl_name(key))
        enter(key, "");
    }
    LLVMValueRef f = LLVMGetNamedFunction(ours, name);
    plain = f ? plain_name(f, &length) : NULL;
    if (!plain || !is_taken(plain, length, builtins))
      continue;
    if (!same_parameters(t, f)) {
      fprintf(stderr, "pocl-overlay: left alone, because its parameters are others in PoCL: %s\n", name_of(t));
      continue;
    }
    fprintf(names, "%s\t%s\n", name_of(t), name);
    enter(name, name_of(t));
    undefine(theirs, t);
  }
}

// Enters the names of overloads that PoCL's library lacks, of builtins of which it has another one with the prefix. A
// builtin of which it has none is not added: whether PoCL's headers give it the prefix cannot be seen here.
static void find_lacking(LLVMModuleRef theirs, LLVMModuleRef ours, char **builtins, FILE *names) {
  for (LLVMValueRef f = LLVMGetFirstFunction(ours); f; f = LLVMGetNextFunction(f)) {
    char name[512], key[512];
    size_t length;
    const char *plain = plain_name(f, &length);
    if (!plain || strlen(name_of(f)) + 8 >= sizeof name || pocl_name(name_of(f)) || !is_taken(plain, length, builtins))
      continue;
    snprintf(key, sizeof key, "_cl_%.*s", (int)length, plain);
    snprintf(name, sizeof name, "_Z%zu_cl_%s", length + 4, plain);
    LLVMValueRef t = LLVMGetNamedFunction(theirs, name);
    if (!pocl_name(key) || (t && (!LLVMIsDeclaration(t) || !same_parameters(t, f))))
      continue;
    fprintf(names, "%s\t%s\n", name, name_of(f));
    enter(name_of(f), name);
  }
}

// The text with PoCL's names for ours, wherever one stands in it. It is to be freed.
static char *renamed(const char *text) {
  char *made, token[512];
  size_t size;
  FILE *out = open_memstream(&made, &size);
  while (*text) {
    size_t length = 1;
    if (!strncmp(text, "_Z", 2) && isdigit((unsigned char)text[2])) {
      while (isalnum((unsigned char)text[length]) || text[length] == '_')
        length++;
      snprintf(token, sizeof token, "%.*s", (int)length, text);
      fputs(pocl_name(token) ? pocl_name(token) : token, out);
    } else {
      putc(*text, out);
    }
    text += length;
  }
  fclose(out);
  return made;
}

static void rename_value(LLVMValueRef v) {
  char *name = renamed(name_of(v));
  if (strcmp(name, name_of(v)))
    LLVMSetValueName2(v, name, strlen(name));
  free(name);
}

// ---- vector forms: those that a function with a list of variants mentions by their addresses

// Forms that kernels do not get: those for two registers, and those whose result takes two
static LLVMValueRef *left_out;
static size_t left_out_count;

static void leave_out(LLVMValueRef form) {
  left_out = realloc(left_out, (left_out_count + 1) * sizeof *left_out);
  left_out[left_out_count++] = form;
}

static bool is_left_out(LLVMValueRef f) {
  for (size_t i = 0; i < left_out_count; i++)
    if (left_out[i] == f)
      return true;
  return false;
}

// Whether a form is one for two registers: it calls an overload whose vectors Clang passes in memory, or a form left
// out.
static bool calls_left_out(LLVMValueRef form) {
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(form); block; block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
      if (!LLVMIsACallInst(i))
        continue;
      LLVMValueRef callee = LLVMGetCalledValue(i);
      if (is_left_out(callee))
        return true;
      const char *suffix = strrchr(name_of(callee), '.');
      if (!suffix || strcmp(suffix, ".own")) // link/passes/own_names.c
        continue;
      for (unsigned k = 1; k <= LLVMGetNumArgOperands(i); k++)
        if (LLVMGetCallSiteEnumAttribute(i, k, kind("byval")))
          return true;
    }
  return false;
}

static void leave_out_pairs(LLVMModuleRef m) {
  size_t before;
  do {
    before = left_out_count;
    for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
      if (!strncmp(name_of(f), "_ZGV", 4) && !is_left_out(f) && calls_left_out(f))
        leave_out(f);
  } while (before != left_out_count);
}

// Takes forms that are left out from a list of variants, and gives names PoCL's names. Its last entry has to name the
// function, too, if another one does.
static void rename_list(LLVMModuleRef m, LLVMValueRef f) {
  LLVMAttributeRef a = LLVMGetStringAttributeAtIndex(f, of_function, variants, (unsigned)strlen(variants));
  unsigned length;
  const char *text = LLVMGetStringAttributeValue(a, &length);
  char *list = strndup(text, length), *kept = calloc(2 * length + 2, 1), *end = kept;
  const char *last = NULL;
  for (char *rest = list, *entry; (entry = strsep(&rest, ","));) {
    char *name = strndup(entry, strcspn(entry, "("));
    LLVMValueRef form = LLVMGetNamedFunction(m, name);
    if (!form || !is_left_out(form)) {
      last = entry;
      end = stpcpy(stpcpy(end, end == kept ? "" : ","), entry);
    }
    free(name);
  }
  if (strchr(kept, '(') && end[-1] != ')')
    sprintf(end, "(%s)", last);
  char *made = renamed(kept);
  LLVMAddAttributeAtIndex(f, of_function,
                          LLVMCreateStringAttribute(LLVMGetModuleContext(m), variants, (unsigned)strlen(variants), made,
                                                    (unsigned)strlen(made)));
  free(made);
  free(kept);
  free(list);
}

// The distance from one function to another one.
static LLVMValueRef distance(LLVMValueRef from, LLVMValueRef to) {
  LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(from));
  LLVMTypeRef i64 = LLVMInt64TypeInContext(context), i32 = LLVMInt32TypeInContext(context);
  return LLVMConstTrunc(LLVMConstSub(LLVMConstPtrToInt(to, i64), LLVMConstPtrToInt(from, i64)), i32);
}

static void call_form(LLVMBuilderRef b, LLVMValueRef form) {
  LLVMTypeRef type = LLVMGlobalGetValueType(form);
  const unsigned count = LLVMCountParams(form);
  LLVMValueRef *arguments = malloc((count + 1) * sizeof *arguments);
  for (unsigned i = 0; i < count; i++)
    arguments[i] = LLVMConstNull(LLVMTypeOf(LLVMGetParam(form, i)));
  LLVMSetInstructionCallConv(LLVMBuildCall2(b, type, form, arguments, count, ""), LLVMGetFunctionCallConv(form));
  free(arguments);
}

// Of a function with a list of variants: calls the forms that it mentions, and has data in front that mention them.
// Where all forms are left out, too, it must stay a call, because of the empty assembly in it.
static void keep_forms(LLVMBuilderRef b, LLVMValueRef f) {
  LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(f));
  LLVMValueRef *distances = NULL;
  unsigned count = 0;
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block; block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef i = LLVMGetFirstInstruction(block), next; i; i = next) {
      next = LLVMGetNextInstruction(i);
      LLVMValueRef form = LLVMIsAPtrToIntInst(i) ? LLVMIsAFunction(LLVMGetOperand(i, 0)) : NULL;
      if (!form || form == f)
        continue;
      if (is_left_out(form)) {
        LLVMReplaceAllUsesWith(i, LLVMConstNull(LLVMTypeOf(i)));
        LLVMInstructionEraseFromParent(i);
        continue;
      }
      LLVMPositionBuilderBefore(b, i);
      call_form(b, form);
      distances = realloc(distances, (count + 1) * sizeof *distances);
      distances[count++] = distance(f, form);
    }
#if LLVM_VERSION_MAJOR >= 19
  LLVMSetPrefixData(f, LLVMConstArray2(LLVMInt32TypeInContext(context), distances, count));
#endif
  free(distances);
  LLVMAddAttributeAtIndex(f, of_function, LLVMCreateEnumAttribute(context, kind("noinline"), 0));
  LLVMAddAttributeAtIndex(f, of_function, LLVMCreateEnumAttribute(context, kind("sanitize_thread"), 0));
}

static bool is_wide(LLVMTargetDataRef layout, LLVMTypeRef type) {
  enum { REGISTER = 16 }; // bytes
  return LLVMTypeIsSized(type) && LLVMABISizeOfType(layout, type) > REGISTER;
}

// Inlines helpers with wide results or arguments.
static void inline_wide(LLVMModuleRef ours) {
  LLVMContextRef context = LLVMGetModuleContext(ours);
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(ours);
  for (LLVMValueRef f = LLVMGetFirstFunction(ours); f; f = LLVMGetNextFunction(f)) {
    bool wide = is_wide(layout, LLVMGetReturnType(LLVMGlobalGetValueType(f)));
    for (LLVMValueRef p = LLVMGetFirstParam(f); p; p = LLVMGetNextParam(p))
      wide = wide || is_wide(layout, LLVMTypeOf(p));
    if (wide && !LLVMIsDeclaration(f)) {
      LLVMRemoveEnumAttributeAtIndex(f, of_function, kind("noinline"));
      LLVMAddAttributeAtIndex(f, of_function, LLVMCreateEnumAttribute(context, kind("alwaysinline"), 0));
    }
  }
  run_passes(ours, "always-inline");
}

static void leave_out_wide_results(LLVMModuleRef ours) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(ours);
  for (LLVMValueRef f = LLVMGetFirstFunction(ours); f; f = LLVMGetNextFunction(f))
    if (!strncmp(name_of(f), "_ZGV", 4) && is_wide(layout, LLVMGetReturnType(LLVMGlobalGetValueType(f))))
      leave_out(f);
}

// Builtins of the file for processors without fma ask at run time whether there is one, and return what they get with
// it (link/passes/choose_fma.c). PoCL has libraries of their own for these processors.
static void drop_fma(LLVMModuleRef ours) {
  LLVMValueRef question = LLVMGetNamedFunction(ours, "__oneclc_use_fma");
  if (!question)
    return;
  LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(ours));
  for (LLVMUseRef use; (use = LLVMGetFirstUse(question));) {
    LLVMValueRef call = LLVMGetUser(use), branch = LLVMGetUser(LLVMGetFirstUse(call));
    LLVMBasicBlockRef with_fma = LLVMGetSuccessor(branch, 0);
    LLVMPositionBuilderBefore(b, branch);
    LLVMBuildBr(b, LLVMGetSuccessor(branch, 1));
    LLVMInstructionEraseFromParent(branch);
    LLVMInstructionEraseFromParent(call);
    LLVMDeleteBasicBlock(with_fma);
  }
  LLVMDisposeBuilder(b);
  LLVMSetLinkage(LLVMGetNamedGlobal(ours, "__oneclc_has_fma"), LLVMInternalLinkage);
  run_passes(ours, "globaldce");
}

static void adapt(LLVMModuleRef ours, const char *triple) {
  static const char *const of_processor[] = {"target-cpu", "target-features", "tune-cpu"};
  LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(ours));
  unsigned lists = 0;
  if (!strncmp(triple, "aarch64", strlen("aarch64"))) {
    inline_wide(ours);
    leave_out_wide_results(ours);
  }
  drop_fma(ours);
  leave_out_pairs(ours);
  for (LLVMValueRef f = LLVMGetFirstFunction(ours); f; f = LLVMGetNextFunction(f)) {
    for (size_t i = 0; i < sizeof of_processor / sizeof *of_processor; i++) {
      const unsigned length = (unsigned)strlen(of_processor[i]);
      LLVMRemoveStringAttributeAtIndex(f, of_function, of_processor[i], length);
      for (LLVMUseRef use = LLVMGetFirstUse(f); use; use = LLVMGetNextUse(use))
        if (LLVMIsACallInst(LLVMGetUser(use)))
          LLVMRemoveCallSiteStringAttribute(LLVMGetUser(use), of_function, of_processor[i], length);
    }
    if (LLVMIsDeclaration(f))
      continue;
    if (LLVMGetStringAttributeAtIndex(f, of_function, variants, (unsigned)strlen(variants))) {
      rename_list(ours, f);
      keep_forms(b, f);
      lists++;
    }
    if (!pocl_name(name_of(f)))
      LLVMSetLinkage(f, LLVMInternalLinkage);
  }
  LLVMDisposeBuilder(b);
  if (!lists)
    fail(FAILED, "the library has no vector forms");
  for (LLVMValueRef f = LLVMGetFirstFunction(ours); f; f = LLVMGetNextFunction(f))
    rename_value(f);
  for (LLVMValueRef v = LLVMGetFirstGlobal(ours); v; v = LLVMGetNextGlobal(v))
    if (LLVMGetInitializer(v) && LLVMGetLinkage(v) == LLVMExternalLinkage)
      LLVMSetLinkage(v, LLVMInternalLinkage);
  LLVMSetTarget(ours, triple);
  run_passes(ours, "globaldce");
}

// ---- PoCL's atomics on local memory

static bool is_local_atomic(LLVMValueRef f) {
  const char *at = strstr(name_of(f), "atom");
  return !LLVMIsDeclaration(f) && at && strstr(at, "CLlocal");
}

static void add_fence(LLVMBuilderRef b, LLVMValueRef before) {
  LLVMPositionBuilderBefore(b, before);
  LLVMBuildFence(b, LLVMAtomicOrderingAcquireRelease, true, "");
}

// A copy of these without the lock; PoCL's library then only declares them.
static LLVMModuleRef unlocked(LLVMModuleRef theirs) {
  LLVMModuleRef m = LLVMCloneModule(theirs);
#if LLVM_VERSION_MAJOR >= 19
  run_passes(m, "function(lower-atomic)");
#else
  run_passes(m, "function(loweratomic)");
#endif
  LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(m));
  for (LLVMValueRef f = LLVMGetFirstFunction(m), next; f; f = next) {
    next = LLVMGetNextFunction(f);
    if (is_local_atomic(f)) {
      LLVMValueRef first = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(f));
      while (LLVMIsAAllocaInst(first))
        first = LLVMGetNextInstruction(first);
      add_fence(b, first);
      for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block; block = LLVMGetNextBasicBlock(block))
        if (LLVMIsAReturnInst(LLVMGetBasicBlockTerminator(block)))
          add_fence(b, LLVMGetBasicBlockTerminator(block));
    } else if (!LLVMIsDeclaration(f) && LLVMGetLinkage(f) != LLVMInternalLinkage) {
      undefine(m, f);
    }
  }
  LLVMDisposeBuilder(b);
  run_passes(m, "globaldce");
  for (LLVMValueRef f = LLVMGetFirstFunction(theirs), next; f; f = next) {
    next = LLVMGetNextFunction(f);
    if (is_local_atomic(f) && LLVMGetLinkage(f) != LLVMInternalLinkage)
      undefine(theirs, f);
  }
  return m;
}

int main(int count, char **words) {
  start_program(usage, FAILED);
  static const struct option options[] = {COMMON_OPTIONS};
  while (next_option(count, words, "", options) != -1)
    ;
  if (count - optind < 5)
    fail(USAGE_ERROR, "five words are needed: both libraries, what becomes of them, a list of names, builtins");
  words += optind;
  LLVMContextRef context = LLVMContextCreate();
  LLVMContextSetDiscardValueNames(context, true); // of instructions and blocks
  LLVMModuleRef theirs = read_module(context, words[0]), ours = read_module(context, words[1]);
  LLVMModuleRef atomics = unlocked(theirs);
  FILE *names = fopen(words[3], "w");
  enum { MOST_NAMES = 100000 };
  if (!names || !hcreate(MOST_NAMES))
    fail(FAILED, "%s cannot be written", words[3]);
  find_replaced(theirs, ours, words + 4, names);
  find_lacking(theirs, ours, words + 4, names);
  if (fclose(names))
    fail(FAILED, "%s cannot be written", words[3]);
  adapt(ours, LLVMGetTarget(theirs));
  char *message;
  if (LLVMLinkModules2(theirs, atomics) || LLVMLinkModules2(theirs, ours))
    fail(FAILED, "the libraries cannot be linked");
  if (LLVMVerifyModule(theirs, LLVMReturnStatusAction, &message))
    fail(FAILED, "%s would be wrong: %s", words[2], message);
  LLVMMemoryBufferRef bitcode = LLVMWriteBitcodeToMemoryBuffer(theirs);
  if (!write_whole(words[2], LLVMGetBufferStart(bitcode), LLVMGetBufferSize(bitcode)) || fflush(stdout))
    return FAILED;
  _exit(0); // the operating system takes the memory back much faster than LLVM does
}
