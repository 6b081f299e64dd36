// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tells LLVM what work-group sizes kernels require. Clang's IR for OpenCL has them as metadata, which nothing reads on
// this target. The attribute "nvvm.reqntid" of a kernel becomes `.reqntid` of its PTX. By assumptions about the special
// registers LLVM's passes know the sizes in the builtins, too, which are inlined: those of groups have a way for each
// size.
#include "cuda/cuda.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Reads a node of the IR's metadata, as in "!13 = !{i32 64, i32 4, i32 1}"; `reference` begins with its name.
static bool read_sizes(const char *ir, const char *reference, unsigned size[3]) {
  char node[32];
  snprintf(node, sizeof node, "\n!%lu = ", strtoul(reference + 1, NULL, 10));
  const char *at = strstr(ir, node);
  return at && sscanf(at + strlen(node), "!{i32 %u, i32 %u, i32 %u}", &size[0], &size[1], &size[2]) == 3;
}

// Comparisons at a function's beginning, whose names cannot be the program's.
static void assume(FILE *file, const unsigned size[3]) {
  for (unsigned i = 0; i < 3; i++) {
    const char dimension = "xyz"[i];
#define COMPARE(regist, predicate) \
  fprintf(file, \
          "  %%oneclc." regist ".%c = call i32 @llvm.nvvm.read.ptx.sreg." regist ".%c()\n" \
          "  %%oneclc.is." regist ".%c = icmp " predicate " i32 %%oneclc." regist ".%c, %u\n" \
          "  call void @llvm.assume(i1 %%oneclc.is." regist ".%c)\n", \
          dimension, dimension, dimension, dimension, size[i], dimension)
    COMPARE("ntid", "eq");
    COMPARE("tid", "ult");
#undef COMPARE
  }
}

char *require_sizes(const char *ir) {
  static const char kind[] = " !reqd_work_group_size ";
  char *out = NULL;
  size_t length = 0;
  FILE *file = open_memstream(&out, &length);
  for (const char *line = ir; *line;) {
    const char *next = line + strcspn(line, "\n");
    next += *next != 0;
    const char *reference = memmem(line, next - line, kind, strlen(kind));
    const char *metadata = memmem(line, next - line, " !", 2); // behind the function's attributes
    unsigned size[3];
    if (!strncmp(line, "define ", 7) && reference && read_sizes(ir, reference + strlen(kind), size)) {
      fprintf(file, "%.*s \"nvvm.reqntid\"=\"%u,%u,%u\"", (int)(metadata - line), line, size[0], size[1], size[2]);
      fwrite(metadata, 1, next - metadata, file);
      assume(file, size);
    } else {
      fwrite(line, 1, next - line, file);
    }
    line = next;
  }
  fclose(file);
  return out;
}
