// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Links a kernel's module with what it needs of an archive.
//
// LLVM's linker looks at all of the module that it links into, each time. So what is needed is put together in modules
// of a few members each, parts, which begin with declarations of what is needed, and these are linked into the kernel's
// module at the end, in the order of their making: what a part has is declared by then.
// Members are read lazily and hold nothing but linkonce_odr definitions: the linker takes, and LLVM's reader reads,
// only the bodies of those that are declared by then.
#include "archive.h"
#include <llvm-c/Core.h>
#include <llvm-c/Linker.h>
#include <llvm-c/TargetMachine.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const oneclc_archive *archive;
  LLVMModuleRef kernel; // what is linked into
  LLVMModuleRef *parts; // what is put together
  size_t count;
  bool *taken; // for each of the archive's symbols whether a part has it
  char **message;
} linking;

// Something that is declared and that the archive has.
typedef struct {
  const symbol *symbol;
  LLVMValueRef declaration;
} need;

typedef struct {
  need *all;
  size_t count, room;
} needs;

static LLVMValueRef find(LLVMModuleRef m, const char *name) {
  LLVMValueRef value = LLVMGetNamedFunction(m, name);
  if (!value)
    value = LLVMGetNamedGlobal(m, name);
  return value ? value : LLVMGetNamedGlobalAlias(m, name, strlen(name));
}

static bool no_memory(const linking *l) {
  return oneclc_refuse(l->message, "%s: no memory to link with it", l->archive->path);
}

static bool is_local(LLVMValueRef value) {
  return LLVMGetLinkage(value) == LLVMInternalLinkage || LLVMGetLinkage(value) == LLVMPrivateLinkage;
}

// Whether references by this name are the module's own.
static bool is_defined(LLVMModuleRef m, const char *name) {
  LLVMValueRef value = find(m, name);
  return value && !LLVMIsDeclaration(value) && !is_local(value);
}

static bool ask_for(linking *l, needs *n, LLVMValueRef declaration) {
  if (!LLVMIsDeclaration(declaration) || !LLVMGetFirstUse(declaration))
    return true;
  size_t length;
  const char *name = LLVMGetValueName2(declaration, &length);
  const symbol *s = strncmp(name, "llvm.", 5) ? oneclc_find_symbol(l->archive, name) : NULL;
  if (!s || is_defined(l->kernel, name))
    return true;
  if (n->count == n->room) {
    const size_t room = n->room ? 2 * n->room : 64;
    need *all = realloc(n->all, room * sizeof *all);
    if (!all)
      return no_memory(l);
    n->all = all;
    n->room = room;
  }
  n->all[n->count++] = (need){s, declaration};
  return true;
}

// What a module declares and uses, the kernel's does not define and the archive has.
static bool find_needs(linking *l, LLVMModuleRef m, needs *n) {
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    if (!ask_for(l, n, f))
      return false;
  for (LLVMValueRef g = LLVMGetFirstGlobal(m); g; g = LLVMGetNextGlobal(g))
    if (!ask_for(l, n, g))
      return false;
  return true;
}

// ---- whether the module and the library fit

// What tells targets apart, of a triple in any spelling, in a buffer of `size`: a SPIR-V version says only what the
// module becomes, and Linux is the same whoever made the machine. False if there is no memory.
static bool plain_triple(const char *triple, char *text, size_t size) {
  const size_t arch = strcspn(triple, "-");
  const char *version = !strncmp(triple, "spirv", 5) ? memchr(triple + 5, 'v', arch > 5 ? arch - 5 : 0) : NULL;
  snprintf(text, size, "%.*s%s", (int)(version ? (size_t)(version - triple) : arch), triple, triple + arch);
  char *normal = LLVMNormalizeTargetTriple(text);
  if (!normal)
    return false;
  const char *linux_at = strstr(normal, "-linux");
  const char *environment = linux_at ? linux_at + strlen("-linux") : "";
  if (linux_at)
    snprintf(text, size, "%.*s-linux%s", (int)strcspn(normal, "-"), normal,
             strcmp(environment, "-gnu") ? environment : "");
  else
    snprintf(text, size, "%s", normal);
  LLVMDisposeMessage(normal);
  return true;
}

static bool check_fit(const linking *l) {
  const oneclc_archive *a = l->archive;
  const char *triple = LLVMGetTarget(l->kernel), *layout = LLVMGetDataLayoutStr(l->kernel);
  char ours[256], theirs[256];
  if (!plain_triple(a->triple, ours, sizeof ours) || !plain_triple(triple, theirs, sizeof theirs))
    return no_memory(l);
  if (*triple && strcmp(ours, theirs))
    return oneclc_refuse(l->message, "%s: this is the library for %s, the module is for %s: open that target's archive",
                         a->path, a->triple, triple);
  if (*layout && strcmp(layout, a->layout))
    return oneclc_refuse(
        l->message,
        "%s: the library's data layout is \"%s\", the module's is \"%s\": take that of Clang for %s, without "
        "changes",
        a->path, a->layout, layout, a->triple);
  return true;
}

// Whether two types of data are laid out alike: a structure's name differs from module to module of a context.
static bool same_data(LLVMTypeRef a, LLVMTypeRef b) {
  const LLVMTypeKind kind = LLVMGetTypeKind(a);
  if (a == b)
    return true;
  if (kind != LLVMGetTypeKind(b))
    return false;
  if (kind == LLVMStructTypeKind) {
    const unsigned count = LLVMCountStructElementTypes(a);
    bool same = count == LLVMCountStructElementTypes(b) && LLVMIsPackedStruct(a) == LLVMIsPackedStruct(b);
    for (unsigned i = 0; same && i < count; i++)
      same = same_data(LLVMStructGetTypeAtIndex(a, i), LLVMStructGetTypeAtIndex(b, i));
    return same;
  }
  // All others are the same type if they are alike.
  return kind == LLVMArrayTypeKind && LLVMGetArrayLength2(a) == LLVMGetArrayLength2(b) &&
         same_data(LLVMGetElementType(a), LLVMGetElementType(b));
}

// Finds out whether two types of functions are alike in this way; false if there is no memory.
static bool compare_functions(LLVMTypeRef a, LLVMTypeRef b, bool *same) {
  const unsigned count = LLVMCountParamTypes(a);
  *same = a == b;
  if (*same || count != LLVMCountParamTypes(b) || LLVMIsFunctionVarArg(a) != LLVMIsFunctionVarArg(b) ||
      !same_data(LLVMGetReturnType(a), LLVMGetReturnType(b)))
    return true;
  LLVMTypeRef *types = malloc((2 * (size_t)count + 1) * sizeof *types); // the module may declare any number
  if (!types)
    return false;
  LLVMGetParamTypes(a, types);
  LLVMGetParamTypes(b, types + count);
  *same = true;
  for (unsigned i = 0; *same && i < count; i++)
    *same = same_data(types[i], types[count + i]);
  free(types);
  return true;
}

// Whether a member defines what is needed as it is declared.
static bool check_definition(const linking *l, const need *n, LLVMModuleRef member) {
  LLVMValueRef definition = find(member, n->symbol->name);
  if (!definition || LLVMIsDeclaration(definition))
    return oneclc_refuse(
        l->message, "%s: damaged: its index names a module that does not have %s; build or install the library again",
        l->archive->path, n->symbol->name);
  const bool variable = LLVMIsAGlobalVariable(definition) != NULL;
  if (variable != (LLVMIsAGlobalVariable(n->declaration) != NULL))
    return oneclc_refuse(l->message, "%s: %s is a %s, but the module declares a %s of this name", l->archive->path,
                         n->symbol->name, variable ? "variable" : "function", variable ? "function" : "variable");
  LLVMTypeRef ours = LLVMGlobalGetValueType(definition), theirs = LLVMGlobalGetValueType(n->declaration);
  bool same = variable;
  if (!same && !compare_functions(ours, theirs, &same))
    return no_memory(l);
  if (same)
    return true;
  char *our_text = LLVMPrintTypeToString(ours), *their_text = LLVMPrintTypeToString(theirs);
  if (our_text && their_text)
    oneclc_refuse(
        l->message,
        "%s: %s is %s, but the module declares it as %s: compile it for the library's target, on x86-64 for the "
        "-march of its file (NAME-v4.a: AVX-512, NAME-v3.a: AVX2, NAME.a: without AVX)",
        l->archive->path, n->symbol->name, our_text, their_text);
  else
    no_memory(l);
  LLVMDisposeMessage(our_text);
  LLVMDisposeMessage(their_text);
  return false;
}

// ---- putting the library's part together

static int by_member(const void *a, const void *b) {
  const symbol *s = ((const need *)a)->symbol, *t = ((const need *)b)->symbol;
  return s->member != t->member ? (s->member < t->member ? -1 : 1) : strcmp(s->name, t->name);
}

static bool link_modules(const linking *l, LLVMModuleRef into, LLVMModuleRef from) {
  listener heard;
  oneclc_listen(&heard, LLVMGetModuleContext(into));
  const bool failed = LLVMLinkModules2(into, from);
  oneclc_listen_no_more(&heard);
  return !failed || oneclc_refuse(l->message, "%s: LLVM cannot link it: %s", l->archive->path,
                                  heard.text[0] ? heard.text : "it gives no reason");
}

static LLVMModuleRef begin_part(linking *l) {
  LLVMModuleRef *parts = realloc(l->parts, (l->count + 1) * sizeof *parts);
  if (!parts) {
    no_memory(l);
    return NULL;
  }
  l->parts = parts;
  LLVMModuleRef part = LLVMModuleCreateWithNameInContext("oneclc", LLVMGetModuleContext(l->kernel));
  const char *triple = LLVMGetTarget(l->kernel);
  LLVMSetTarget(part, *triple ? triple : l->archive->triple);
  LLVMSetDataLayout(part, l->archive->layout);
  return l->parts[l->count++] = part;
}

static bool link_member(linking *l, LLVMModuleRef part, LLVMModuleRef member) {
  LLVMSetTarget(member, LLVMGetTarget(part));
  return link_modules(l, part, member);
}

static bool *taken(const linking *l, const symbol *s) { return &l->taken[s - l->archive->symbols]; }

// What is declared in another module is declared in the part, too, with its marks, as linking keeps the lesser of two,
// and with the types of the definition: where modules share a structure, linking one takes its name from the others.
static void declare(LLVMModuleRef part, const need *n, LLVMModuleRef member) {
  LLVMTypeRef type = LLVMGlobalGetValueType(find(member, n->symbol->name));
  const char *name = n->symbol->name;
  LLVMValueRef ours =
      LLVMIsAGlobalVariable(n->declaration)
          ? LLVMAddGlobalInAddressSpace(part, type, name, LLVMGetPointerAddressSpace(LLVMTypeOf(n->declaration)))
          : LLVMAddFunction(part, name, type);
  LLVMSetUnnamedAddress(ours, LLVMGetUnnamedAddress(n->declaration));
}

// Whether a symbol is what several members use, no builtin.
static bool is_helper(const symbol *s) {
  return !strncmp(s->name, "_ZL", 3) || !strncmp(s->name, LOCAL_PREFIX, sizeof LOCAL_PREFIX - 1);
}

// Makes parts of the members that have what is needed and no part has. Helpers wait until all builtins are there, so
// that their members are read once: they stay in the list.
static bool link_members(linking *l, needs *n) {
  enum { MEMBERS = 8 }; // of a part
  if (n->count)         // there is no array without
    qsort(n->all, n->count, sizeof *n->all, by_member);
  bool builtins = false;
  for (size_t i = 0; i < n->count; i++)
    builtins |= !is_helper(n->all[i].symbol) && !*taken(l, n->all[i].symbol);
  size_t members = 0, waiting = 0;
  LLVMModuleRef part = NULL;
  for (size_t i = 0, next; i < n->count; i = next) {
    const symbol *first = n->all[i].symbol;
    bool open = false;   // whether the part lacks anything that the member has,
    bool helpers = true; // and whether that is helpers
    for (next = i; next < n->count && n->all[next].symbol->member == first->member; next++)
      if (!*taken(l, n->all[next].symbol)) {
        open = true;
        helpers &= is_helper(n->all[next].symbol);
      }
    if (!open)
      continue;
    if (builtins && helpers) {
      for (size_t k = i; k < next; k++)
        n->all[waiting++] = n->all[k];
      continue;
    }
    LLVMModuleRef member = oneclc_read_member(l->archive, first, LLVMGetModuleContext(l->kernel), l->message);
    if (!member)
      return false;
    if (members++ % MEMBERS == 0)
      part = begin_part(l);
    bool good = part;
    for (size_t k = i; k < next && good; k++) {
      good = check_definition(l, &n->all[k], member);
      if (good && !*taken(l, n->all[k].symbol)) {
        *taken(l, n->all[k].symbol) = true;
        if (!find(part, n->all[k].symbol->name))
          declare(part, &n->all[k], member);
      }
    }
    if (!good) {
      LLVMDisposeModule(member);
      return false;
    }
    if (!link_member(l, part, member))
      return false;
  }
  n->count = waiting;
  return true;
}

// What the kernel's module needs of the library, and what that needs.
static bool gather(linking *l, needs *n) {
  const symbol *always = oneclc_find_symbol(l->archive, ALWAYS_LINKED);
  if (always) { // a module that has it already calls nothing any more
    LLVMModuleRef member = oneclc_read_member(l->archive, always, LLVMGetModuleContext(l->kernel), l->message);
    LLVMModuleRef part = member ? begin_part(l) : NULL;
    if (!part) {
      if (member)
        LLVMDisposeModule(member);
      return false;
    }
    if (!link_member(l, part, member))
      return false;
    n->count = 0;
    if (!find_needs(l, l->kernel, n) || !find_needs(l, part, n))
      return false;
  }
  for (size_t done = 0; n->count;) {
    if (!link_members(l, n))
      return false;
    for (; done < l->count; done++)
      if (!find_needs(l, l->parts[done], n))
        return false;
  }
  return true;
}

// ---- what the library's functions take over of the kernel's

typedef struct {
  const char *name;
  LLVMAttributeRef value; // or NULL
} taken_over;

static LLVMAttributeRef attribute(LLVMValueRef f, const char *name) {
  return LLVMGetStringAttributeAtIndex(f, LLVMAttributeFunctionIndex, name, (unsigned)strlen(name));
}

static LLVMAttributeRef string_attribute(LLVMContextRef c, const char *name, const char *value) {
  return LLVMCreateStringAttribute(c, name, (unsigned)strlen(name), value, (unsigned)strlen(value));
}

// The features that the library's function needs and those of the kernel's processor: what the function says of one
// goes before what the kernel says. NULL if there is no memory.
static LLVMAttributeRef merge_features(LLVMContextRef c, LLVMAttributeRef ours, LLVMAttributeRef theirs) {
  unsigned our_length, their_length;
  const char *our = LLVMGetStringAttributeValue(ours, &our_length);
  const char *their = LLVMGetStringAttributeValue(theirs, &their_length);
  char *merged = malloc((size_t)our_length + their_length + 2);
  if (!merged)
    return NULL;
  memcpy(merged, our, our_length);
  unsigned length = our_length;
  for (const char *at = their, *end = their + their_length, *next; at < end; at = next) {
    const char *comma = memchr(at, ',', (size_t)(end - at));
    const size_t size = (size_t)((comma ? comma : end) - at);
    next = comma ? comma + 1 : end;
    bool known = false;
    for (const char *o = our, *o_end = our + our_length, *o_next; o < o_end && !known; o = o_next) {
      const char *o_comma = memchr(o, ',', (size_t)(o_end - o));
      const size_t o_size = (size_t)((o_comma ? o_comma : o_end) - o);
      o_next = o_comma ? o_comma + 1 : o_end;
      known = size == o_size && size && !memcmp(at + 1, o + 1, size - 1);
    }
    if (known || !size)
      continue;
    if (length)
      merged[length++] = ',';
    memcpy(merged + length, at, size);
    length += (unsigned)size;
  }
  static const char name[] = "target-features";
  LLVMAttributeRef result = LLVMCreateStringAttribute(c, name, sizeof name - 1, merged, length);
  free(merged);
  return result;
}

static void set_attribute(LLVMValueRef f, const char *name, LLVMAttributeRef value) {
  LLVMAttributeRef present = attribute(f, name);
  if (value && value != present)
    LLVMAddAttributeAtIndex(f, LLVMAttributeFunctionIndex, value);
  else if (!value && present)
    LLVMRemoveStringAttributeAtIndex(f, LLVMAttributeFunctionIndex, name, (unsigned)strlen(name));
}

// As Clang does with what -mlink-builtin-bitcode links: LLVM inlines no function into one whose processor lacks a
// feature of the former, and of functions that remain it makes code for their own processor. The library is compiled
// for any mode of denormals ("dynamic"), so the kernel's is right for it. All of the kernel's functions have the same.
static bool take_over(const linking *l, LLVMModuleRef library) {
  LLVMModuleRef kernel = l->kernel;
  const oneclc_archive *a = l->archive;
  LLVMValueRef pattern = LLVMGetFirstFunction(kernel);
  while (pattern && LLVMIsDeclaration(pattern))
    pattern = LLVMGetNextFunction(pattern);
  LLVMAttributeRef common[COMMON_COUNT];
  for (unsigned i = 0; i < COMMON_COUNT; i++)
    common[i] = a->common[i] ? string_attribute(LLVMGetModuleContext(kernel), common_names[i], a->common[i]) : NULL;
  if (!pattern) {
    for (LLVMValueRef f = LLVMGetFirstFunction(library); f; f = LLVMGetNextFunction(f))
      for (unsigned i = 0; i < COMMON_COUNT && !LLVMIsDeclaration(f); i++)
        if (common[i] && !attribute(f, common_names[i]))
          set_attribute(f, common_names[i], common[i]);
    return true;
  }
  taken_over all[] = {{"target-cpu", NULL},       {"tune-cpu", NULL},
                      {"frame-pointer", NULL},    {"no-builtins", NULL},
                      {"no-trapping-math", NULL}, {"stack-protector-buffer-size", NULL},
                      {"denormal-fp-math", NULL}, {"denormal-fp-math-f32", NULL}};
  enum { COUNT = sizeof all / sizeof *all, DENORMALS = COUNT - 2 };
  for (unsigned i = 0; i < COUNT; i++)
    all[i].value = attribute(pattern, all[i].name);
  const bool own_processor = !all[0].value; // the kernel has none
  LLVMAttributeRef features = attribute(pattern, "target-features");
  LLVMAttributeRef last = NULL, merged = features; // most functions of the library have the same ones, or none
  for (LLVMValueRef f = LLVMGetFirstFunction(library); f; f = LLVMGetNextFunction(f)) {
    if (LLVMIsDeclaration(f))
      continue;
    for (unsigned i = 0; i < COUNT; i++)
      if (all[i].value || i >= DENORMALS)
        set_attribute(f, all[i].name, all[i].value);
    if (own_processor && !attribute(f, "target-cpu"))
      set_attribute(f, "target-cpu", common[COMMON_CPU]);
    LLVMAttributeRef own = attribute(f, "target-features");
    if (!own)
      own = common[COMMON_FEATURES];
    if (own != last)
      merged = own && features ? merge_features(LLVMGetModuleContext(kernel), own, features) : own ? own : features;
    if (own && !merged)
      return no_memory(l);
    last = own;
    set_attribute(f, "target-features", merged);
  }
  return true;
}

// ---- the last step

// One behind the other, each with a zero behind it.
typedef struct {
  char *all;
  size_t size, room;
} names;

// Adds the names of a module's definitions.
static bool add_names(const linking *l, LLVMModuleRef m, names *n) {
  for (int variables = 0; variables < 2; variables++)
    for (LLVMValueRef v = variables ? LLVMGetFirstGlobal(m) : LLVMGetFirstFunction(m); v;
         v = variables ? LLVMGetNextGlobal(v) : LLVMGetNextFunction(v)) {
      if (LLVMIsDeclaration(v))
        continue;
      size_t length;
      const char *name = LLVMGetValueName2(v, &length);
      if (n->room - n->size <= length) {
        const size_t room = 2 * n->room + length + 4096;
        char *all = realloc(n->all, room);
        if (!all)
          return no_memory(l);
        n->all = all;
        n->room = room;
      }
      memcpy(n->all + n->size, name, length);
      n->all[n->size + length] = 0;
      n->size += length + 1;
    }
  return true;
}

// Local symbols get the names back that they have in the library's .bc.
static void internalise(LLVMModuleRef m, const names *n) {
  const size_t prefix = sizeof LOCAL_PREFIX - 1;
  for (size_t at = 0; at < n->size; at += strlen(n->all + at) + 1) {
    const char *name = n->all + at;
    LLVMValueRef value = find(m, name);
    if (!value || LLVMGetLinkage(value) != LLVMLinkOnceODRLinkage)
      continue;
    const char *own = strncmp(name, LOCAL_PREFIX, prefix) ? NULL : strchr(name + prefix, '_');
    // Strings (.str) are private, which is internal without a symbol.
    LLVMSetLinkage(value, own && own[1] == '.' ? LLVMPrivateLinkage : LLVMInternalLinkage);
    if (own)
      LLVMSetValueName2(value, own + 1, strlen(own + 1));
  }
}

// Whether anything is left that the module calls and does not have.
static bool calls_others(LLVMModuleRef m) {
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    if (LLVMIsDeclaration(f) && LLVMGetFirstUse(f) && !LLVMGetIntrinsicID(f))
      return true;
  return false;
}

// Makes all that is to be linked into the kernel's module, which does not change, and notes the names in it.
static bool prepare(linking *l, names *defined) {
  needs n = {NULL, 0, 0};
  bool good = check_fit(l) && find_needs(l, l->kernel, &n);
  // If anything is called, something may be needed: what backends call by themselves they call for a function such as
  // printf.
  if (good && (n.count || calls_others(l->kernel))) {
    l->taken = calloc(l->archive->mask + 1, sizeof *l->taken);
    good = l->taken ? gather(l, &n) : no_memory(l);
    free(l->taken);
  }
  free(n.all);
  for (size_t i = 0; i < l->count && good; i++)
    good = take_over(l, l->parts[i]) && add_names(l, l->parts[i], defined);
  return good;
}

int oneclc_link(LLVMModuleRef module, const oneclc_archive *archive, char **message) {
  linking l = {archive, module, NULL, 0, NULL, message};
  names defined = {NULL, 0, 0};
  bool good = prepare(&l, &defined); // behind which nothing of ours takes memory
  for (size_t i = 0; i < l.count; i++)
    if (good)
      good = link_modules(&l, module, l.parts[i]);
    else
      LLVMDisposeModule(l.parts[i]);
  free(l.parts);
  internalise(module, &defined);
  free(defined.all);
  return !good;
}
