// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernels that call a builtin.
#include "harness/parts.h"

const char *const spaces[] = {"private", "local", "global", "generic"};

void kernel_name(char *name, const element *t, unsigned width, unsigned space) {
  sprintf(name, "test_%s%u_%s", t->name, width, spaces[space]);
}

// Writes a declaration of a builtin that Clang does not declare.
void write_declaration(FILE *out, const prototype *p, unsigned width, unsigned space) {
  fprintf(out, "%s __attribute__((overloadable)) %s(", vector_name(&p->result, width), p->name);
  for (unsigned i = 0; i < p->count; i++) {
    const formal *q = &p->arguments[i];
    fprintf(out, "%s%s %s%s", i ? ", " : "", q->pointer ? spaces[space] : "", vector_name(q, width),
            q->pointer ? " *" : "");
  }
  fprintf(out, ");\n");
}

// Writes a kernel with one array for each parameter by value (a…), for each result (r…) and, for pointers into global
// memory, for what they point to (g…). The kernel builds vectors and takes them apart element by element, because vload
// and vstore have tests of their own.
void write_kernel(FILE *out, const prototype *p, const element *t, unsigned width, unsigned space) {
  char name[64];
  kernel_name(name, t, width, space);
  fprintf(out, "kernel void %s(", name);
  unsigned input = 0, output = 1;
  for (unsigned i = 0; i < p->count; i++)
    if (!p->arguments[i].pointer)
      fprintf(out, "global const %s *a%u, ", p->arguments[i].type->name, input++);
  fprintf(out, "global %s *r0", p->result.type->name);
  for (unsigned i = 0; i < p->count; i++)
    if (p->arguments[i].pointer) {
      fprintf(out, ", global %s *r%u", p->arguments[i].type->name, output);
      if (space >= GLOBAL)
        fprintf(out, ", global %s *g%u", vector_name(&p->arguments[i], width), output);
      output++;
    }
  fprintf(out, ") {\n  size_t i = get_global_id(0), l = get_local_id(0);\n");

  input = 0, output = 1;
  for (unsigned i = 0; i < p->count; i++) {
    const formal *q = &p->arguments[i];
    const char *type = vector_name(q, width);
    if (!q->pointer && (!q->vector || width == 1)) {
      fprintf(out, "  %s x%u = a%u[%u * i];\n", type, input, input, width), input++;
    } else if (!q->pointer) {
      fprintf(out, "  %s x%u;\n ", type, input);
      for (unsigned lane = 0; lane < width; lane++)
        fprintf(out, " x%u.s%x = a%u[%u * i + %u];", input, lane, input, width, lane);
      fprintf(out, "\n"), input++;
    } else {
      if (space == PRIVATE || space == GENERIC)
        fprintf(out, "  %s p%u;\n", type, output);
      if (space == LOCAL || space == GENERIC)
        fprintf(out, "  local %s l%u[%d];\n", type, output, GROUP);
      if (space == GENERIC)
        fprintf(out,
                "  generic %s *q%u = &g%u[i];\n  if (i %% 3 == 1) q%u = &p%u; else if (i %% 3 == 2) q%u = &l%u[l];\n",
                type, output, output, output, output, output, output);
      else
        fprintf(out, "  %s %s *q%u = &%c%u%s;\n", spaces[space], type, output, *spaces[space], output,
                space == PRIVATE ? ""
                : space == LOCAL ? "[l]"
                                 : "[i]");
      output++;
    }
  }

  fprintf(out, "  %s result0 = %s(", vector_name(&p->result, width), p->name);
  input = 0, output = 1;
  for (unsigned i = 0; i < p->count; i++)
    fprintf(out, "%s%c%u", i ? ", " : "", p->arguments[i].pointer ? 'q' : 'x',
            p->arguments[i].pointer ? output++ : input++);
  fprintf(out, ");\n");
  output = 0;
  for (int i = -1; i < (int)p->count; i++) {
    const formal *q = i < 0 ? &p->result : &p->arguments[i];
    if (i >= 0 && !q->pointer)
      continue;
    if (i >= 0)
      fprintf(out, "  %s result%u = *q%u;\n", vector_name(q, width), output, output);
    if (!q->vector || width == 1)
      fprintf(out, "  r%u[%u * i] = result%u;\n", output, width, output);
    else
      for (unsigned lane = 0; lane < width; lane++)
        fprintf(out, "  r%u[%u * i + %u] = result%u.s%x;\n", output, width, lane, output, lane);
    output++;
  }
  fprintf(out, "}\n");
}
