// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the tests of liboneclc do with it:
//   check link LIBRARY.a IN.bc OUT.bc          links, verifies and writes the module
//   check complete LIBRARY.bc LIBRARY.a N      each Nth symbol that the one defines the other defines, and no more is
//                                              left undefined
//   check threads LIBRARY.a IN.bc THREADS      all threads get the same bytes
// Errors and their exit status are 1.
#include <err.h>
#include <llvm-c/Analysis.h>
#include <llvm-c/BitReader.h>
#include <llvm-c/BitWriter.h>
#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <oneclc/link.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static LLVMMemoryBufferRef read_file(const char *path) {
  LLVMMemoryBufferRef buffer;
  char *message;
  if (LLVMCreateMemoryBufferWithContentsOfFile(path, &buffer, &message))
    errx(1, "%s: %s", path, message);
  return buffer;
}

// Bitcode or IR.
static LLVMModuleRef read_module(LLVMContextRef context, const char *path) {
  LLVMModuleRef m;
  char *message;
  if (LLVMParseIRInContext(context, read_file(path), &m, &message)) // takes the buffer
    errx(1, "%s: %s", path, message);
  return m;
}

static LLVMModuleRef read_lazily(LLVMContextRef context, const char *path) {
  LLVMModuleRef m;
  if (LLVMGetBitcodeModuleInContext2(context, read_file(path), &m))
    errx(1, "%s: no bitcode", path);
  return m;
}

static void verify(LLVMModuleRef m) {
  char *message;
  if (LLVMVerifyModule(m, LLVMReturnStatusAction, &message))
    errx(1, "what was linked is no valid module: %s", message);
  LLVMDisposeMessage(message);
}

static oneclc_archive *open_archive(const char *path) {
  char *message;
  oneclc_archive *a = oneclc_open(path, &message);
  if (!a)
    errx(1, "%s", message);
  return a;
}

static void link_library(LLVMModuleRef m, const oneclc_archive *a) {
  char *message;
  if (oneclc_link(m, a, &message))
    errx(1, "%s", message);
}

static int link_one(char **files) {
  oneclc_archive *a = open_archive(files[0]);
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef m = read_module(context, files[1]);
  link_library(m, a);
  verify(m);
  if (LLVMWriteBitcodeToFile(m, files[2]))
    errx(1, "%s cannot be written", files[2]);
  LLVMDisposeModule(m);
  LLVMContextDispose(context);
  oneclc_close(a);
  return 0;
}

// ---- complete

// The functions and then the variables of a module.
static LLVMValueRef first_symbol(LLVMModuleRef m) {
  LLVMValueRef f = LLVMGetFirstFunction(m);
  return f ? f : LLVMGetFirstGlobal(m);
}
static LLVMValueRef next_symbol(LLVMModuleRef m, LLVMValueRef v) {
  if (LLVMIsAGlobalVariable(v))
    return LLVMGetNextGlobal(v);
  LLVMValueRef next = LLVMGetNextFunction(v);
  return next ? next : LLVMGetFirstGlobal(m);
}

static int is_local(LLVMValueRef v) {
  return LLVMGetLinkage(v) == LLVMInternalLinkage || LLVMGetLinkage(v) == LLVMPrivateLinkage;
}

static LLVMValueRef find(LLVMModuleRef m, const char *name) {
  LLVMValueRef f = LLVMGetNamedFunction(m, name);
  return f ? f : LLVMGetNamedGlobal(m, name);
}

static int complete(char **files) {
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef library = read_lazily(context, files[0]);
  LLVMModuleRef all = LLVMModuleCreateWithNameInContext("all", context);
  LLVMSetTarget(all, LLVMGetTarget(library));
  LLVMSetDataLayout(all, LLVMGetDataLayoutStr(library));
  const unsigned every = (unsigned)atoi(files[2]);
  unsigned asked = 0, failed = 0, seen = 0;
  for (LLVMValueRef v = first_symbol(library); v; v = next_symbol(library, v)) {
    size_t length;
    const char *name = LLVMGetValueName2(v, &length);
    if (LLVMIsDeclaration(v) || is_local(v) || !strncmp(name, "llvm.", 5) || seen++ % every)
      continue;
    const int variable = LLVMIsAGlobalVariable(v) != NULL;
    LLVMTypeRef type = LLVMGlobalGetValueType(v);
    const unsigned space = LLVMGetPointerAddressSpace(LLVMTypeOf(v));
    LLVMValueRef declared =
        variable ? LLVMAddGlobalInAddressSpace(all, type, name, space) : LLVMAddFunction(all, name, type);
    // It is used by a variable, and so needed.
    LLVMValueRef user = LLVMAddGlobal(all, LLVMTypeOf(declared), "");
    LLVMSetInitializer(user, declared);
    LLVMGetOrInsertNamedMetadata(all, name, length); // which remembers that it was asked for
    asked++;
  }
  oneclc_archive *a = open_archive(files[1]);
  link_library(all, a);
  verify(all);
  unsigned defined = 0;
  for (LLVMValueRef v = first_symbol(all); v; v = next_symbol(all, v)) {
    size_t length;
    const char *name = LLVMGetValueName2(v, &length);
    LLVMValueRef theirs = find(library, name);
    if (!strncmp(name, "llvm.", 5)) {
      continue;
    } else if (!LLVMIsDeclaration(v)) {
      const int good = !length || is_local(v);
      if (!good)
        warnx("%s: %s is not internal to the module", files[1], name), failed++;
      defined += theirs && !is_local(theirs) && LLVMGetNamedMetadata(all, name, length);
    } else if (LLVMGetFirstUse(v) && (!theirs || !LLVMIsDeclaration(theirs))) {
      warnx("%s: %s is undefined", files[1], name), failed++;
    }
  }
  printf("%u of %u symbols\n", defined, asked);
  return failed || !asked || defined != asked;
}

// ---- threads

typedef struct {
  const oneclc_archive *archive;
  LLVMMemoryBufferRef kernel, result;
  pthread_t thread;
} work;

static void *link_often(void *data) {
  work *w = data;
  for (int i = 0; i < 10; i++) {
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef m;
    if (LLVMParseBitcodeInContext2(context, w->kernel, &m))
      errx(1, "no bitcode");
    link_library(m, w->archive);
    verify(m);
    if (w->result)
      LLVMDisposeMemoryBuffer(w->result);
    w->result = LLVMWriteBitcodeToMemoryBuffer(m);
    LLVMDisposeModule(m);
    LLVMContextDispose(context);
  }
  return NULL;
}

static int threads(char **words) {
  const int count = atoi(words[2]);
  oneclc_archive *a = open_archive(words[0]);
  LLVMMemoryBufferRef kernel = read_file(words[1]);
  work all[count];
  for (int i = 0; i < count; i++) {
    all[i] = (work){a, kernel, NULL, 0};
    if (pthread_create(&all[i].thread, NULL, link_often, &all[i]))
      errx(1, "no thread");
  }
  for (int i = 0; i < count; i++) {
    pthread_join(all[i].thread, NULL);
    if (LLVMGetBufferSize(all[i].result) != LLVMGetBufferSize(all[0].result) ||
        memcmp(LLVMGetBufferStart(all[i].result), LLVMGetBufferStart(all[0].result), LLVMGetBufferSize(all[0].result)))
      errx(1, "thread %d has linked something else than thread 0", i);
  }
  printf("%d threads, the same %zu bytes\n", count, LLVMGetBufferSize(all[0].result));
  for (int i = 0; i < count; i++)
    LLVMDisposeMemoryBuffer(all[i].result);
  LLVMDisposeMemoryBuffer(kernel);
  oneclc_close(a);
  return 0;
}

int main(int count, char **words) {
  static const struct {
    const char *name;
    int (*run)(char **);
    int count;
  } all[] = {{"link", link_one, 3}, {"complete", complete, 3}, {"threads", threads, 3}};
  for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
    if (count > 1 && !strcmp(words[1], all[i].name) && count == all[i].count + 2)
      return all[i].run(words + 2);
  errx(2, "wrong usage");
}
