// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "harness.h"
#include <stdio.h>
#include <stdlib.h>

static const unsigned widths[] = {1, 2, 3, 4, 8, 16};
enum { WIDTHS = sizeof widths / sizeof *widths };

int main(int argc, char **argv) {
  harness_start(argc, argv, "vec_step");
  char *source;
  size_t size;
  FILE *out = open_memstream(&source, &size);
  fprintf(out, "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
               "kernel void steps(global int *r) {\n  r[0] = vec_step(void);\n");
  int expected[1 + 2 * WIDTHS * TYPE_COUNT] = {1}, got[1 + 2 * WIDTHS * TYPE_COUNT] = {0}, count = 1;
  for (const element *t = types; t < types + TYPE_COUNT; t++) {
    if ((t->index == HALF && !device_has(test.device, "fp16")) ||
        (t->index == DOUBLE && !device_has(test.device, "fp64")))
      continue;
    for (unsigned w = 0; w < WIDTHS; w++) {
      char type[16];
      sprintf(type, widths[w] > 1 ? "%s%u" : "%s", t->name, widths[w]);
      fprintf(out, "  %s v%d; r[%d] = vec_step(%s); r[%d] = vec_step(v%d);\n", type, count, count, type, count + 1,
              count);
      expected[count] = expected[count + 1] = widths[w] == 3 ? 4 : (int)widths[w];
      count += 2;
    }
  }
  fprintf(out, "}\n");
  fclose(out);
  program *p = build(source, NULL);
  if (RUN(p, "steps", 1, 0, OUT(got)))
    for (int i = 0; i < count; i++)
      check(got[i] == expected[i], "vec_step number %d gives %d, not %d", i, got[i], expected[i]);
  if (p)
    program_close(p);
  free(source);
  return harness_finish();
}
