// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// link_time LIBRARY.a IN.bc: prints the least milliseconds of eleven that oneclc_link() takes for the module.
#include <err.h>
#include <llvm-c/BitReader.h>
#include <llvm-c/Core.h>
#include <oneclc/link.h>
#include <stdio.h>
#include <time.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int count, char **words) {
  if (count != 3)
    errx(2, "wrong usage");
  char *message;
  oneclc_archive *a = oneclc_open(words[1], &message);
  LLVMMemoryBufferRef kernel;
  if (!a || LLVMCreateMemoryBufferWithContentsOfFile(words[2], &kernel, &message))
    errx(1, "%s", message);
  double least = 0;
  for (int i = 0; i < 11; i++) {
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef m;
    if (LLVMParseBitcodeInContext2(context, kernel, &m))
      errx(1, "%s: no bitcode", words[2]);
    const double begin = now();
    if (oneclc_link(m, a, &message))
      errx(1, "%s", message);
    const double time = now() - begin;
    least = !i || time < least ? time : least;
    LLVMDisposeModule(m);
    LLVMContextDispose(context);
  }
  printf("%.2f\n", 1e3 * least);
  return 0;
}
