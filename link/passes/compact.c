// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// compact: makes the file of a linked module smaller and cheaper to read. Code that kernels get stays what it is.
//
// A function in bitcode brings the constants that it uses, but for those that the module itself uses. In a library of
// vector code they are a fifth of the file. So there is a variable that nothing reads, whose value is a list of all
// constants that several functions use. Kernels do not get it: LLVM's linker leaves behind what is private and not
// used. It reads the list, though, which takes time for each constant; that is why a few functions are not enough.
//
// The text of an attribute stands in the file once for each combination of attributes, and Clang takes it apart for
// each function. So the functions of a processor lose the features that the processor's name implies, and the width of
// vectors where there are none of 512 bits. A mixed module has functions for the first x86-64 and for a greater
// processor (x86/README.md). Clang adds the kernel's processor to functions that name none; there the name goes and the
// features stay, but for those that AVX2 implies or that hardly any instruction needs: Clang also adds features that
// the kernel lacks, -avx say, and LLVM would take what rests on it away.
#include "passes.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// ---- the list of constants

typedef struct {
  LLVMValueRef constant;
  size_t first;       // its first use in the module
  unsigned function;  // that uses it here
  unsigned functions; // that use it in all
} use;

typedef struct {
  use *all;
  size_t count, room;
} uses;

static bool is_number(LLVMTypeRef type) {
  switch (LLVMGetTypeKind(type)) {
  case LLVMVectorTypeKind:
    return is_number(LLVMGetElementType(type));
  case LLVMIntegerTypeKind:
    return LLVMGetIntTypeWidth(type) >= 8 && LLVMGetIntTypeWidth(type) <= 64;
  case LLVMHalfTypeKind:
  case LLVMFloatTypeKind:
  case LLVMDoubleTypeKind:
    return true;
  default:
    return false;
  }
}

static bool is_constant(LLVMValueRef value) {
  return (LLVMIsAConstantInt(value) || LLVMIsAConstantFP(value) || LLVMIsAConstantDataVector(value) ||
          LLVMIsAConstantVector(value) || LLVMIsAConstantAggregateZero(value)) &&
         is_number(LLVMTypeOf(value));
}

static void note(uses *to, LLVMValueRef constant, unsigned function) {
  if (to->count == to->room)
    to->all = realloc(to->all, (to->room = 2 * to->room + 1024) * sizeof *to->all);
  to->all[to->count] = (use){constant, to->count, function, 1};
  to->count++;
}

// In bitcode the mask of a shufflevector is a constant vector.
static LLVMValueRef mask_of(LLVMValueRef shuffle) {
  LLVMTypeRef type = LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(shuffle)));
  const unsigned lanes = LLVMGetNumMaskElements(shuffle);
  LLVMValueRef *mask = malloc(lanes * sizeof *mask);
  for (unsigned i = 0; i < lanes; i++) {
    const int from = LLVMGetMaskValue(shuffle, i);
    mask[i] = from == LLVMGetUndefMaskElem() ? LLVMGetPoison(type) : LLVMConstInt(type, (unsigned)from, false);
  }
  LLVMValueRef vector = LLVMConstVector(mask, lanes);
  free(mask);
  return vector;
}

static uses find_uses(LLVMModuleRef m) {
  uses found = {NULL, 0, 0};
  unsigned number = 0;
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f), number++)
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
      for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i)) {
        for (unsigned k = 0; k < (unsigned)LLVMGetNumOperands(i); k++)
          if (is_constant(LLVMGetOperand(i, k)))
            note(&found, LLVMGetOperand(i, k), number);
        if (LLVMIsAShuffleVectorInst(i))
          note(&found, mask_of(i), number);
      }
  return found;
}

static int by_constant(const void *a, const void *b) {
  const use *x = a, *y = b;
  if (x->constant != y->constant)
    return (uintptr_t)x->constant < (uintptr_t)y->constant ? -1 : 1;
  return x->first < y->first ? -1 : x->first > y->first;
}

static int by_first_use(const void *a, const void *b) {
  const use *x = a, *y = b;
  return x->first < y->first ? -1 : x->first > y->first;
}

// One entry for each constant, in the order of their first uses.
static void gather(uses *found) {
  qsort(found->all, found->count, sizeof *found->all, by_constant);
  size_t count = 0;
  for (size_t i = 0; i < found->count; i++) {
    use *last = count ? &found->all[count - 1] : NULL, *next = &found->all[i];
    if (last && last->constant == next->constant) {
      last->functions += last->function != next->function;
      last->function = next->function;
    } else
      found->all[count++] = *next;
  }
  found->count = count;
  qsort(found->all, count, sizeof *found->all, by_first_use);
}

static void list_constants(LLVMModuleRef m) {
  enum { FEW = 4 }; // functions: the smallest files of GPUs and of x86-64 without -march
  uses found = find_uses(m);
  gather(&found);
  LLVMValueRef *list = malloc((found.count + 1) * sizeof *list);
  unsigned count = 0;
  for (size_t i = 0; i < found.count; i++)
    if (found.all[i].functions >= FEW)
      list[count++] = found.all[i].constant;
  if (!count)
    refuse(NULL, "no constant is used by several functions");
  LLVMValueRef value = LLVMConstStructInContext(LLVMGetModuleContext(m), list, count, false);
  LLVMValueRef variable = LLVMAddGlobal(m, LLVMTypeOf(value), ".constants");
  LLVMSetInitializer(variable, value);
  LLVMSetGlobalConstant(variable, true);
  LLVMSetLinkage(variable, LLVMPrivateLinkage);
  LLVMSetUnnamedAddress(variable, LLVMGlobalUnnamedAddr);
  free(list);
  free(found.all);
}

// ---- the text of attributes

static const char cpu[] = "target-cpu", features[] = "target-features", width[] = "min-legal-vector-width";

static bool is_mixed(LLVMModuleRef m) {
  char *first = NULL;
  bool mixed = false;
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f && !mixed; f = LLVMGetNextFunction(f)) {
    char *name = text_attribute(f, cpu);
    mixed = first && name && strcmp(first, name);
    if (first)
      free(name);
    else
      first = name;
  }
  free(first);
  return mixed;
}

static void drop(LLVMValueRef f, const char *key) {
  LLVMRemoveStringAttributeAtIndex(f, of_function, key, (unsigned)strlen(key));
}

// Takes features out of the text that the rest implies, or that hardly any instruction needs.
static void shorten_features(char *text) {
  static const char *const needless[] = {"+bmi",   "+cmov", "+crc32",  "+cx8",  "+cx16", "+fxsr", "+lzcnt", "+mmx",
                                         "+movbe", "+sse",  "+popcnt", "+sahf", "+sse2", "+x87",  "+xsave"};
  char *to = text;
  for (char *feature, *rest = text; (feature = strsep(&rest, ","));) {
    bool goes = false;
    for (size_t i = 0; i < sizeof needless / sizeof *needless; i++)
      goes |= !strcmp(feature, needless[i]);
    if (!goes) {
      if (to != text)
        *to++ = ',';
      const size_t length = strlen(feature);
      memmove(to, feature, length);
      to += length;
    }
  }
  *to = '\0';
}

static void shorten_attributes(LLVMModuleRef m, bool mixed) {
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    char *processor = text_attribute(f, cpu), *text = text_attribute(f, features);
    if (!text || !strstr(text, "+avx512"))
      drop(f, width);
    if (processor && (!strcmp(processor, "x86-64") || !strcmp(processor, "generic"))) { // LLVM's own choice
      drop(f, cpu);
      drop(f, features);
    } else if (processor && !strcmp(processor, "generic-rv64")) // implies nothing
      drop(f, cpu);
    else if (!mixed)
      drop(f, features);
    else if (text) {
      drop(f, cpu);
      shorten_features(text);
      set_text_attribute(f, features, text);
    }
    free(processor);
    free(text);
  }
}

// ---- marks of where variables live

static void drop_lifetimes(LLVMModuleRef m) {
  for (LLVMValueRef f = LLVMGetFirstFunction(m), next; f; f = next) {
    next = LLVMGetNextFunction(f);
    if (strncmp(name_of(f), "llvm.lifetime.", strlen("llvm.lifetime.")))
      continue;
    for (LLVMUseRef u; (u = LLVMGetFirstUse(f));)
      LLVMInstructionEraseFromParent(LLVMGetUser(u));
    LLVMDeleteFunction(f);
  }
}

void compact(LLVMModuleRef m) {
  if (is_for_processor(m)) {
    shorten_attributes(m, is_mixed(m));
    drop_lifetimes(m);
  }
  list_constants(m);
}
