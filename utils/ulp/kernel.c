// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernel that calls a builtin.
#include "command.h"
#include "ulp/job.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char *write_kernel(const job *j) {
  char *source;
  size_t size;
  FILE *out = open_memstream(&source, &size);
  const signature *s = &j->signature;
  const unsigned w = options.width;
  char width[12] = "";
  if (w > 1)
    snprintf(width, sizeof width, "%u", w);
  const char *type = s->type->name;
  if (s->type->index == HALF)
    fprintf(out, "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n");
  fprintf(out, "kernel void judged(");
  for (unsigned i = 0; i < s->count; i++)
    fprintf(out, "global const %s *a%u, ", argument_type(s, i)->name, i);
  fprintf(out, "global %s *r) {\n  size_t i = get_global_id(0);\n", type);
  for (unsigned i = 0; i < s->count; i++) {
    const char *name = argument_type(s, i)->name, variable = s->integer[i] ? 'n' : "xyz"[i];
    if (w > 1) // points far apart, so that rare ones are beside usual ones
      fprintf(out,
              "  %s l%u[%u];\n  for (int l = 0; l < %u; l++)\n    l%u[l] = a%u[l * get_global_size(0) + i];\n  %s%u %c "
              "= vload%u(0, l%u);\n",
              name, i, w, w, i, i, name, w, variable, w, i);
    else
      fprintf(out, "  %s %c = a%u[i];\n", name, variable, i);
  }
  if (call_reads(j->row[CALL], 'p'))
    fprintf(out, "  %s%s p;\n", type, width);
  if (call_reads(j->row[CALL], 'q')) // what remquo and lgamma_r write
    fprintf(out, "  int%s q;\n", width);
  if (w > 1)
    fprintf(out,
            "  %s lr[%u];\n  vstore%u(%s, 0, lr);\n  for (int l = 0; l < %u; l++)\n    r[l * get_global_size(0) + i] = "
            "lr[l];\n}\n",
            type, w, w, j->row[CALL], w);
  else
    fprintf(out, "  r[i] = %s;\n}\n", j->row[CALL]);
  fclose(out);
  return source;
}

// Builds with the messages held back, since an unresolved function is a result here.
int build_kernel(job *j, device *d) {
  char *source = write_kernel(j);
  fflush(stderr);
  FILE *messages = tmpfile();
  const int terminal = dup(2);
  if (!messages || terminal < 0 || dup2(fileno(messages), 2) < 0)
    fail(RUN_ERROR, "no temporary file: %s", strerror(errno));
  j->program = device_build(d, source, NULL);
  fflush(stderr);
  dup2(terminal, 2);
  close(terminal);
  int result = BUILT;
  rewind(messages);
  char line[4096];
  while (fgets(line, sizeof line, messages))
    if (!j->program && strstr(line, "unresolved function"))
      result = LACKING;
  rewind(messages);
  while (result != LACKING && fgets(line, sizeof line, messages))
    fputs(line, stderr);
  fclose(messages);
  free(source);
  return j->program ? BUILT : result == LACKING ? LACKING : REFUSED;
}
