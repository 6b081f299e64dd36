// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// oneclc-link: runs the library's own passes, one after another, over a linked module (passes.h).
#include "passes.h"
#include "command.h"
#include "files.h"
#include "typed_bitcode.h"
#include <llvm-c/Analysis.h>
#include <llvm-c/BitWriter.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/TargetMachine.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FAILED = 1 };
static const char usage[] =
    "usage: oneclc-link [OPTION]... PASS[,PASS]... IN.bc [TRIPLE=]OUT.bc...\n"
    "\n"
    "Runs passes over a module of the library and writes what becomes of it to each OUT.bc, for\n"
    "that triple. Among the passes [TRIPLE=]FILE.bc writes what the module is there.\n"
    "\n"
#define PASS(name, function, text) "  " name ": " text "\n"
#include "passes.def"
#undef PASS
    "\n"
    "  --triple TRIPLE  the module's triple from the first pass on\n"
    "  --inlining THRESHOLD[,PENALTY]  of LLVM's inliner, and what a call counts (225,25)\n"
    "  --keep DIR  verifies and writes the module after each pass, too: DIR/1-PASS.bc, DIR/2-PASS.bc ...\n"
    "  --typed-pointers  writes bitcode that LLVM 7 reads, too, behind the pass llvm7\n"
    "  --help\n"
    "  --version\n"
    "\n"
    "exit status: 0 the module was written, 1 it was not, 2 wrong usage\n";

static const struct {
  const char *name;
  pass *run;
} passes[] = {
#define PASS(name, function, text) {name, function},
#include "passes.def"
#undef PASS
};

struct settings settings = {225, 25};
static const char *running;
static bool typed_pointers;

void refuse(LLVMValueRef value, const char *why, ...) {
  char *text;
  va_list words;
  va_start(words, why);
  if (vasprintf(&text, why, words) < 0)
    text = "no memory";
  va_end(words);
  fail(FAILED, "%s: %s%s%s", running, value ? name_of(value) : "", value ? ": " : "", text);
}

static pass *find_pass(const char *name) {
  for (size_t i = 0; i < sizeof passes / sizeof *passes; i++)
    if (!strcmp(passes[i].name, name))
      return passes[i].run;
  fail(USAGE_ERROR, "there is no pass \"%s\"; --help lists them", name);
}

static void write_typed(LLVMModuleRef m, const char *path) {
  size_t size;
  void *bitcode = write_typed_bitcode(m, &size);
  if (!write_whole(path, bitcode, size))
    exit(FAILED);
  free(bitcode);
}

static void write_module(LLVMModuleRef m, const char *path) {
  LLVMMemoryBufferRef bitcode = LLVMWriteBitcodeToMemoryBuffer(m);
  if (!write_whole(path, LLVMGetBufferStart(bitcode), LLVMGetBufferSize(bitcode)))
    exit(FAILED);
  LLVMDisposeMemoryBuffer(bitcode);
}

// Gives the module the triple, as LLVM's tools spell it.
static void set_triple(LLVMModuleRef m, const char *triple) {
  char *normal = LLVMNormalizeTargetTriple(triple);
  LLVMSetTarget(m, normal);
  LLVMDisposeMessage(normal);
}

// `where` is [TRIPLE=]PATH; the module gets the triple.
static void write_for(LLVMModuleRef m, char *where) {
  char *path = where + strcspn(where, "=/");
  if (*path == '=') { // else the sign is part of a folder's name
    *path++ = '\0';
    set_triple(m, where);
  } else
    path = where;
  (typed_pointers ? write_typed : write_module)(m, path);
}

static LLVMModuleRef read_module(LLVMContextRef context, const char *path) {
  size_t size;
  char *text = read_whole(path, &size), *message = NULL;
  if (!text)
    exit(FAILED);
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRange(text, size, path, true);
  LLVMModuleRef m;
  if (LLVMParseIRInContext(context, buffer, &m, &message)) // which disposes of the buffer
    fail(FAILED, "%s: LLVM cannot read it: %s", path, message);
  return m;
}

static void verify(LLVMModuleRef m, const char *in) {
  char *message = NULL;
  if (LLVMVerifyModule(m, LLVMReturnStatusAction, &message))
    fail(FAILED, "%s: pass %s, or one before it, made a wrong module (--keep tells which): %s", in, running, message);
  LLVMDisposeMessage(message);
}

int main(int count, char **words) {
  start_program(usage, FAILED);
  enum { KEEP = FIRST_OPTION, TRIPLE, INLINING, TYPED_POINTERS };
  static const struct option options[] = {{"keep", required_argument, NULL, KEEP},
                                          {"triple", required_argument, NULL, TRIPLE},
                                          {"inlining", required_argument, NULL, INLINING},
                                          {"typed-pointers", no_argument, NULL, TYPED_POINTERS},
                                          COMMON_OPTIONS};
  const char *kept = NULL, *triple = NULL;
  for (int option; (option = next_option(count, words, "", options)) != -1;)
    switch (option) {
    case KEEP:
      kept = optarg;
      break;
    case TRIPLE:
      triple = optarg;
      break;
    case INLINING:
      if (sscanf(optarg, "%d,%d", &settings.threshold, &settings.penalty) < 1)
        fail(USAGE_ERROR, "--inlining: \"%s\" is no number", optarg);
      break;
    case TYPED_POINTERS:
      typed_pointers = true;
    }
  if (count - optind < 3)
    fail(USAGE_ERROR, "three words are needed: passes, the module, what becomes of it; --help says more");
  const char *in = words[optind + 1];
  LLVMContextRef context = LLVMContextCreate();
  LLVMContextSetDiscardValueNames(context, true); // of instructions and blocks, as Clang does
  LLVMModuleRef m = read_module(context, in);
  if (triple)
    set_triple(m, triple);
  int number = 0;
  for (char *rest = words[optind], *name; (name = strsep(&rest, ","));) {
    if (ends_with(name, ".bc")) {
      write_for(m, name);
      continue;
    }
    pass *run = find_pass(name);
    running = name;
    run(m);
    if (kept) {
      verify(m, in);
      char path[4096];
      if (snprintf(path, sizeof path, "%s/%d-%s.bc", kept, ++number, name) >= (int)sizeof path)
        fail(FAILED, "%s: the name is too long", kept);
      write_module(m, path);
    }
  }
  verify(m, in);
  for (int i = optind + 2; i < count; i++)
    write_for(m, words[i]);
  // The operating system takes the memory back much faster than LLVM does.
  if (fflush(stdout))
    return FAILED;
  _exit(0);
}
