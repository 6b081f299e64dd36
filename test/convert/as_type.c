// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests as_type (6.4.4) for every pair of types of the same size, where a vector of 3 is as large as one of 4: the bits
// that both types have do not change. as_type_sizes.test checks that the compiler refuses all other pairs.
#include "harness.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ITEMS = 64, SLOT = 128 }; // SLOT is the size of the largest vector, and each item's share of a buffer

static const unsigned widths[] = {1, 2, 3, 4, 8, 16};

typedef struct {
  const element *type;
  unsigned width;
  char name[16];
} vector;
static vector vectors[TYPE_COUNT * 6];
static unsigned vector_count;

static void add_vectors(void) {
  for (const element *t = types; t < types + TYPE_COUNT; t++)
    for (unsigned w = 0; w < 6; w++) {
      if (t->index == HALF ? !device_has(test.device, "fp16") : t->index == DOUBLE && !device_has(test.device, "fp64"))
        continue;
      vector *v = &vectors[vector_count++];
      v->type = t;
      v->width = widths[w];
      sprintf(v->name, widths[w] > 1 ? "%s%u" : "%s", t->name, widths[w]);
    }
}

static unsigned bits_of(const vector *v) { return v->type->bits * (v->width == 3 ? 4 : v->width); }
static bool is_pair(const vector *from, const vector *to) { return bits_of(from) == bits_of(to); }

// The number of the result's bytes that are defined. The specification leaves it to the implementation what a vector of
// 3 elements is as another type, and the other way round. In this library, as between 3 and 4 elements, the bytes that
// both types have are copied in order.
static unsigned defined_bytes(const vector *from, const vector *to) {
  const unsigned a = from->type->bits * from->width / 8, b = to->type->bits * to->width / 8;
  return a < b ? a : b;
}

static void write_kernels(FILE *out, const vector *to) {
  fprintf(out,
          "kernel void as_%s_(global const uchar *x, global uchar *y) {\n  x += %d * get_global_id(0), y += "
          "%d * get_global_id(0);\n",
          to->name, SLOT, SLOT);
  for (const vector *from = vectors; from < vectors + vector_count; from++)
    if (is_pair(from, to))
      fprintf(out, "  *(global %s *)y = as_%s(*(global const %s *)x), y += %d;\n", to->name, to->name, from->name,
              SLOT * ITEMS);
  fprintf(out, "}\n");
}

static void check_kernel(program *program, const vector *to) {
  static uint8_t in[SLOT * ITEMS] __attribute__((aligned(128))),
      out[sizeof in * TYPE_COUNT * 2] __attribute__((aligned(128)));
  for (size_t i = 0; i < sizeof in; i++)
    in[i] = (uint8_t)random_bits();
  memset(out, 0, sizeof out);
  char kernel[32];
  sprintf(kernel, "as_%s_", to->name);
  if (!RUN(program, kernel, ITEMS, 0, IN(in), OUT(out)))
    return;
  const uint8_t *result = out;
  for (const vector *from = vectors; from < vectors + vector_count; from++)
    if (is_pair(from, to)) {
      unsigned wrong = 0;
      for (unsigned i = 0; i < ITEMS; i++)
        wrong += memcmp(in + SLOT * i, result + SLOT * i, defined_bytes(from, to)) != 0;
      check(!wrong, "as_%s(%s) changes bits of %u of %d values", to->name, from->name, wrong, ITEMS);
      result += sizeof in;
    }
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "as_type");
  add_vectors();
  char *source;
  size_t size;
  FILE *out = open_memstream(&source, &size);
  fprintf(out, "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n");
  for (unsigned i = 0; i < vector_count; i++)
    write_kernels(out, &vectors[i]);
  fclose(out);
  program *program = build(source, NULL);
  free(source);
  for (unsigned i = 0; i < vector_count && program; i++)
    check_kernel(program, &vectors[i]);
  if (program)
    program_close(program);
  return harness_finish();
}
