// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// oneclc-link PASS[,PASS…] IN.bc OUT.bc: runs the library's own passes over a linked module (passes.h).
#include "passes.h"
#include "command.h"
#include "files.h"
#include <llvm-c/Analysis.h>
#include <llvm-c/BitWriter.h>
#include <llvm-c/IRReader.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FAILED = 1 };
static const char usage[] = "usage: oneclc-link PASS[,PASS]... IN.bc OUT.bc\n"
                            "\n"
                            "Runs passes over a module of the library.\n"
                            "\n"
#define PASS(name, function, text) "  " name ": " text "\n"
#include "passes.def"
#undef PASS
                            "\n"
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

static const char *running;

void refuse(LLVMValueRef value, const char *why) {
  fail(FAILED, "%s: %s%s%s", running, value ? name_of(value) : "", value ? ": " : "", why);
}

static pass *find_pass(const char *name) {
  for (size_t i = 0; i < sizeof passes / sizeof *passes; i++)
    if (!strcmp(passes[i].name, name))
      return passes[i].run;
  fail(USAGE_ERROR, "there is no pass \"%s\"; --help lists them", name);
}

int main(int count, char **words) {
  start_program(usage, FAILED);
  static const struct option options[] = {COMMON_OPTIONS};
  while (next_option(count, words, "", options) != -1)
    ;
  if (count - optind != 3)
    fail(USAGE_ERROR, "three words are needed: passes, the module, what becomes of it; --help says more");
  const char *in = words[optind + 1], *out = words[optind + 2];
  size_t size;
  char *text = read_whole(in, &size), *message = NULL;
  if (!text)
    return FAILED;
  LLVMContextRef context = LLVMContextCreate();
  LLVMContextSetDiscardValueNames(context, true); // of instructions and blocks, as Clang does
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRange(text, size, in, true);
  LLVMModuleRef m;
  if (LLVMParseIRInContext(context, buffer, &m, &message)) // which disposes of the buffer
    fail(FAILED, "%s: LLVM cannot read it: %s", in, message);
  for (char *rest = words[optind], *name; (name = strsep(&rest, ","));) {
    pass *run = find_pass(name);
    running = name;
    run(m);
    if (LLVMVerifyModule(m, LLVMReturnStatusAction, &message))
      fail(FAILED, "%s: pass %s made a wrong module: %s", in, name, message);
    LLVMDisposeMessage(message);
  }
  LLVMMemoryBufferRef bitcode = LLVMWriteBitcodeToMemoryBuffer(m);
  if (!write_whole(out, LLVMGetBufferStart(bitcode), LLVMGetBufferSize(bitcode)))
    return FAILED;
  // The operating system takes the memory back much faster than LLVM does.
  if (fflush(stdout))
    return FAILED;
  _exit(0);
}
