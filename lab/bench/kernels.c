// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernels that clc-bench times.
#include "bench/bench.h"
#include "bench/calls.h"
#include <stdio.h>
#include <stdlib.h>

// What is computed: CALL, and what it passes out through pointers.
static void write_result(FILE *out, const char *call, bool p, bool q, const char *type, const char *width) {
  fprintf(out, "%s%s", call, p ? " + p" : "");
  if (q)
    fprintf(out, *width ? " + convert_%s%s(q)" : " + (%s%s)q", type, width);
}

char *write_kernels(char *const row[], const signature *s, kernel_set set, unsigned width, spelling how) {
  const char *t = s->type->name;
  const bool p = call_reads(row[CALL], 'p'), q = call_reads(row[CALL], 'q'), n = last_is_integer(s);
  const bool two = s->count > 1, three = s->count > 2;
  char v[12] = "", *source;
  size_t size;
  FILE *out = open_memstream(&source, &size);
  if (!write_call(out, row, s, how)) {
    fclose(out);
    free(source);
    return NULL;
  }
  if (width > 1)
    snprintf(v, sizeof v, "%u", width);
  if (s->type->index == HALF)
    fputs("#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n", out);
  if (how == OPENCL_C) {
    declare_builtin(out, row, s, 1);
    if (width > 1)
      declare_builtin(out, row, s, width);
  }
  fputs(item_macro, out);
  fprintf(out, "typedef %s T; typedef %s%s TN; typedef %s T2; typedef %s%s T2N;\n", t, t, v, n ? "int" : t,
          n ? "int" : t, v);
  const char *y = n ? "n" : "y";
  if (set == LOOPS) {
    for (unsigned i = 0; i < 2; i++) {
      const char *type = i ? "T" : "TN", *second = i ? "T2" : "T2N", *w = i ? "" : v;
      fprintf(out, "kernel void %s(global const %s *X, ", i ? "scalars" : "vectors", type);
      if (two)
        fprintf(out, "global const %s *Y, ", second);
      fprintf(out,
              "global %s *R, uint count, uint rounds) {\n  for (uint k = 0; k < rounds; k++)\n"
              "    for (uint i = 0; i < count; i++) {\n      const %s x = X[i];\n",
              type, type);
      if (two)
        fprintf(out, "      const %s %s = Y[i];\n", second, y);
      if (three)
        fprintf(out, "      const %s z = x;\n", type);
      if (p)
        fprintf(out, "      %s%s p;\n", t, w);
      if (q)
        fprintf(out, "      int%s q;\n", w);
      fprintf(out, "      const %s r = ", type);
      write_result(out, "CALL", p, q, t, w);
      fputs(";\n      R[i] = r;\n    }\n}\n", out);
    }
    fclose(out);
    return source;
  }
  // A library of scalar functions is called for each lane.
  const bool lanes = how != OPENCL_C && width > 1;
  const char *call = !lanes ? "CALL" : !two ? "lanes(x)" : n ? "lanes(x, n)" : "lanes(x, y)";
  if (lanes) {
    fprintf(out, "static T one(T x%s%s) {%s return CALL; }\nstatic TN lanes(TN x%s%s) {\n  return (TN)(",
            two ? ", T2 " : "", two ? y : "", three ? " const T z = x;" : "", two ? ", T2N " : "", two ? y : "");
    for (unsigned i = 0; i < width; i++)
      fprintf(out, two ? "%sone(x.s%u, %s.s%u)" : "%sone(x.s%u)", i ? ", " : "", i, y, i);
    fputs(");\n}\n", out);
  }
  if (set == CALLS_EACH)
    write_calls(out, &(call_shape){s, p, q, width}, call);
  if (set != CALLS_EACH || width == 1) { // a work-item for each element or vector
    fprintf(out, "kernel void %s(global const TN *X, ", set == STREAM ? "stream" : "apply");
    if (two)
      fputs("global const T2N *Y, ", out);
    fputs("global TN *R) {\n  const TN x = X[ITEM];\n", out);
    if (two)
      fprintf(out, "  const T2N %s = Y[ITEM];\n", y);
    if (three)
      fputs("  const TN z = x;\n", out);
    if (p)
      fputs("  TN p;\n", out);
    if (q)
      fprintf(out, "  int%s q;\n", v);
    fputs("  R[ITEM] = ", out);
    write_result(out, call, p, q, t, v);
    fputs(";\n}\n", out);
  }
  fclose(out);
  return source;
}

char *write_mover(const char *name) {
  char *source;
  size_t size;
  FILE *out = open_memstream(&source, &size);
  fputs(item_macro, out);
  const bool load = !strcmp(name, "vload_half4"), store = !strcmp(name, "vstore_half4");
  fprintf(out, "kernel void stream(global const %s *X, global %s *R) {\n  %s;\n}\n", load ? "half" : "float4",
          store ? "half" : "float4",
          load    ? "R[ITEM] = vload_half4(ITEM, X)"
          : store ? "vstore_half4(X[ITEM], ITEM, R)"
                  : "R[ITEM] = X[ITEM]");
  fclose(out);
  return source;
}
