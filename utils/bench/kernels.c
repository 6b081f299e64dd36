// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernels that clc-bench times.
#include "bench.h"
#include <stdio.h>
#include <stdlib.h>

char *write_kernels(char *const row[], const signature *s, bool on_cpu, bool items, unsigned width, spelling how) {
  const char *t = s->type->name;
  const bool p = call_reads(row[CALL], 'p'), q = call_reads(row[CALL], 'q'), n = s->integer[s->count - 1];
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
    if (!on_cpu) // some call the overload of four elements
      declare_builtin(out, row, s, 4);
  }
  fputs(item_macro, out);
  const char *integer = s->type->bits == 64 ? "ulong" : s->type->bits == 32 ? "uint" : "ushort";
  fprintf(out,
          "typedef %s T; typedef %s%s TN; typedef %s T2; typedef %s%s T2N; typedef %s U; typedef %s4 T4; typedef %s4 "
          "T24;\n",
          t, t, v, n ? "int" : t, n ? "int" : t, v, integer, t, n ? "int" : t);
  // What is passed out through pointers counts, too.
  const char *result = p ? "CALL + p" : "CALL";
  const char *convert_q = q ? " + convert_" : "";
  const char *y = n ? "n" : "y";
  for (unsigned i = 0; i < 2 && on_cpu; i++) {
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
    fprintf(out, "      const %s r = %s;\n      R[i] = r", type, result);
    if (q)
      fprintf(out, "%s%s%s(q)", convert_q, t, w);
    fputs(";\n    }\n}\n", out);
  }
  if (on_cpu && !items) {
    fclose(out);
    return source;
  }
  char body[512];
  snprintf(body, sizeof body, "%s%s%s%s", three ? "const T z = x; " : "", p ? "T p; " : "", q ? "int q; " : "",
           "const T r = ");
  const char *add_q = q ? " + (T)q" : "";
  fprintf(out,
          "kernel void apply(global const T *X, %sglobal T *R) {\n  const uint i = ITEM;\n  const T x = X[i];%s%s%s\n"
          "  %s%s%s;\n  R[i] = r;\n}\n",
          two ? "global const T2 *Y, " : "", two ? " const T2 " : "", two ? y : "", two ? " = Y[i];" : "", body, result,
          add_q);
  if (on_cpu) {
    fclose(out);
    return source;
  }
  const char *second = !two ? "" : n ? "const T2 n = (int)y0 + (int)(k & 7); " : "const T2 y = y0 + slope * x; ";
  fprintf(
      out,
      "kernel void walk(T start, T step, T delta, T y0, T slope, global T *R, uint rounds, uint mixed) {\n"
      "  T x = start + step * (T)(mixed ? (uint)ITEM * 0x9e3779b1u >> 13 : (uint)ITEM), sum = 0;\n#pragma unroll 8\n"
      "  for (uint k = 0; k < rounds; k++, x += delta) {\n"
      "    %s%s%s%s;\n    sum += r;\n  }\n  R[ITEM] = sum;\n}\n",
      second, body, result, add_q);
  fprintf(
      out,
      "kernel void leap(U start, U step, U delta, U sign, T y0, T slope, global T *R, uint rounds) {\n"
      "  U bits = start + step * (U)((uint)ITEM * 0x9e3779b1u >> 13);\n  T sum = 0;\n#pragma unroll 8\n"
      "  for (uint k = 0; k < rounds; k++, bits += delta) {\n    const T x = as_%s((U)(k & 1 ? bits | sign : bits));\n"
      "    %s%s%s%s;\n    sum += r;\n  }\n  R[ITEM] = sum;\n}\n",
      t, second, body, result, add_q);
  if (how == OPENCL_C) {
    fprintf(out, "kernel void stream(global const T4 *X, %sglobal T4 *R) {\n  const T4 x = X[ITEM];%s%s%s\n  %s%s%s%s",
            two ? "global const T24 *Y, " : "", two ? " const T24 " : "", two ? y : "", two ? " = Y[ITEM];" : "",
            three ? "const T4 z = x; " : "", p ? "T4 p; " : "", q ? "int4 q; " : "", "R[ITEM] = ");
    fprintf(out, "%s", result);
    if (q)
      fprintf(out, "%s%s4(q)", convert_q, t);
    fputs(";\n}\n", out);
  } else {
    fprintf(out, "static T one(T x%s%s) { return CALL; }\n", two ? ", T2 " : "", two ? y : "");
    fprintf(out,
            "kernel void stream(global const T4 *X, %sglobal T4 *R) {\n  const T4 x = X[ITEM];%s\n  R[ITEM] = (T4)(",
            two ? "global const T24 *Y, " : "", two ? " const T24 y = Y[ITEM];" : "");
    for (unsigned i = 0; i < 4; i++)
      fprintf(out, two ? "%sone(x.s%u, y.s%u)" : "%sone(x.s%u)", i ? ", " : "", i, i);
    fputs(");\n}\n", out);
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
