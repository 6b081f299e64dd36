// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests shuffle and shuffle2 (6.15.13) for every type, from 2, 4, 8 and 16 elements to as many, with masks that have
// any bits set above those that count. All bits must move unchanged, including those of NaNs.
#include "harness.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ITEMS = 256, WIDEST = 16, LEAST = 2, MOST = 16 };

static uint64_t element_of(const element *t, const void *array, size_t i) {
  uint64_t bits = 0;
  memcpy(&bits, (const char *)array + i * t->bits / 8, t->bits / 8);
  return bits;
}

static void write_kernel(FILE *out, const element *t, unsigned sources, unsigned from, unsigned to) {
  fprintf(out, "kernel void shuffle%u_%u_%u(global const %s *x, global const %s *mask, global %s *r) {\n", sources,
          from, to, t->name, integer_like(t, false)->name, t->name);
  fprintf(out, "  size_t i = get_global_id(0);\n  %s%u a, b;\n  %s%u m;\n  %s%u y;\n", t->name, from,
          integer_like(t, false)->name, to, t->name, to);
  for (unsigned lane = 0; lane < from; lane++)
    fprintf(out, "  a.s%x = x[%d * i + %u]; b.s%x = x[%d * i + %u];\n", lane, 2 * WIDEST, lane, lane, 2 * WIDEST,
            from + lane);
  for (unsigned lane = 0; lane < to; lane++)
    fprintf(out, "  m.s%x = mask[%d * i + %u];\n", lane, WIDEST, lane);
  fprintf(out, sources == 1 ? "  y = shuffle(a, m);\n" : "  y = shuffle2(a, b, m);\n");
  for (unsigned lane = 0; lane < to; lane++)
    fprintf(out, "  r[%d * i + %u] = y.s%x;\n", WIDEST, lane, lane);
  fprintf(out, "}\n");
}

static void check_kernel(program *p, const element *t, unsigned sources, unsigned from, unsigned to) {
  static uint64_t x[ITEMS * 2 * WIDEST], mask[ITEMS * WIDEST], result[ITEMS * WIDEST]; // packed; room for any type
  for (size_t i = 0; i < sizeof x / sizeof *x; i++)
    x[i] = random_bits();
  for (size_t i = 0; i < sizeof mask / sizeof *mask; i++)
    mask[i] = random_bits();
  memset(result, 0xcc, sizeof result);
  char name[32];
  sprintf(name, "shuffle%u_%u_%u", sources, from, to);
  size_t bytes = t->bits / 8;
  if (!RUN(p, name, ITEMS, 0, INPUT(x, ITEMS * 2 * WIDEST * bytes), INPUT(mask, ITEMS * WIDEST * bytes),
           BUFFER(result, ITEMS * WIDEST * bytes)))
    return;
  const element *u = integer_like(t, false);
  for (unsigned i = 0; i < ITEMS; i++)
    for (unsigned lane = 0; lane < to; lane++) {
      uint64_t index = element_of(u, mask, i * WIDEST + lane) % (sources * from);
      uint64_t expected = element_of(t, x, i * 2 * WIDEST + index), got = element_of(t, result, i * WIDEST + lane);
      check(got == expected, "%s%u %s of %s%u, lane %u: mask %llx gives 0x%llx, not 0x%llx", t->name, to,
            sources == 1 ? "shuffle" : "shuffle2", t->name, from, lane,
            (unsigned long long)element_of(u, mask, i * WIDEST + lane), (unsigned long long)got,
            (unsigned long long)expected);
    }
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "shuffle and shuffle2");
  for (const element *t = types; t < types + TYPE_COUNT; t++) {
    if ((t->index == HALF && !device_has(test.device, "fp16")) ||
        (t->index == DOUBLE && !device_has(test.device, "fp64"))) {
      printf("skipped: %s, which the device has not\n", t->name);
      continue;
    }
    char *source;
    size_t size;
    FILE *out = open_memstream(&source, &size);
    fprintf(out, "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n");
    for (unsigned sources = 1; sources <= 2; sources++)
      for (unsigned from = LEAST; from <= MOST; from *= 2)
        for (unsigned to = LEAST; to <= MOST; to *= 2)
          write_kernel(out, t, sources, from, to);
    fclose(out);
    program *p = build(source, NULL);
    for (unsigned sources = 1; sources <= 2; sources++)
      for (unsigned from = LEAST; from <= MOST; from *= 2)
        for (unsigned to = LEAST; to <= MOST; to *= 2)
          check_kernel(p, t, sources, from, to);
    if (p)
      program_close(p);
    free(source);
  }
  return harness_finish();
}
