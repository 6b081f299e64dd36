// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests every convert_T of OpenCL C (6.4.3), 6,270 of them, in every lane, against exact integer arithmetic. Sources of
// 8 and 16 bits take all their values, wider ones take values at every power of two with ties and near ties at every
// bit, and random values. With --full, every float is also converted to half.
// BUILTINS: convert
#include "convert/rounding.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- The reference

static uint64_t to_integer(const element *t, number x, rounding mode, bool saturate) {
  if (x.nan)
    return 0;
  const uint64_t magnitude = x.infinite ? UINT64_MAX : rounded(x, 0, mode);
  const uint64_t most = all_ones(t) >> t->is_signed, least = t->is_signed ? most + 1 : 0; // least: |minimum|
  if (saturate && magnitude > (x.negative ? least : most))
    return x.negative ? -least & all_ones(t) : most;
  return (x.negative ? -magnitude : magnitude) & all_ones(t);
}

// The specification leaves the integer open that an out-of-range floating-point number is converted to; this library
// saturates.
static uint64_t reference(const element *from, const element *to, uint64_t bits, rounding mode, bool saturate) {
  const number x = number_of(from, bits);
  return to->is_float ? to_floating(to, x, mode) : to_integer(to, x, mode, saturate || from->is_float);
}

// ---- Arguments

typedef struct {
  uint64_t *values;
  size_t count, room;
} list;

static void add(list *l, const element *t, uint64_t bits) {
  if (l->count == l->room)
    l->values = realloc(l->values, (l->room = 2 * l->room + 4096) * sizeof *l->values);
  l->values[l->count++] = bits & all_ones(t);
}

// Adds, for each of the lowest `bits` bits, a number that has `leading`, random bits above that bit, a 1 at it and
// zeros below, so that it is a tie where a rounding cuts there, and its neighbours; all with both signs.
static void add_ties(list *l, const element *t, uint64_t leading, unsigned bits) {
  for (unsigned tie = 0; tie < bits; tie++)
    for (int d = -1; d <= 1; d++) {
      const uint64_t above = random_bits() & ((1ull << bits) - 1) & ~((2ull << tie) - 1);
      const uint64_t x = (leading | above | 1ull << tie) + (uint64_t)d;
      add(l, t, x);
      add(l, t, t->is_float ? x | 1ull << (t->bits - 1) : -x);
    }
}

static list arguments(const element *t) {
  list l = {0};
  if (t->bits <= 16) {
    for (uint64_t x = 0; x <= all_ones(t); x++)
      add(&l, t, x);
  } else {
    const uint64_t *values;
    const size_t count = boundary_values(t, &values);
    for (size_t i = 0; i < count; i++)
      add(&l, t, values[i]);
    for (unsigned i = 0; i < (test.full ? 1u << 20 : 1u << 13); i++)
      add(&l, t, random_value(t));
    for (unsigned power = 0; !t->is_float && power < t->bits; power++)
      for (int d = -2; d <= 2; d++) {
        add(&l, t, (1ull << power) + (uint64_t)d);
        add(&l, t, -(1ull << power) + (uint64_t)d);
        // A run of ones followed by a tie: rounding up carries to the next power of two.
        for (unsigned ones = 1; ones <= power; ones++)
          add(&l, t, (((1ull << ones) - 1) << (power - ones)) + (1ull << (power - ones) >> 1) + (uint64_t)d);
      }
    for (unsigned power = 1; !t->is_float && power < t->bits; power++)
      add_ties(&l, t, 1ull << power, power);
    for (int field = 0; t->is_float && field <= 2 * t->max_exponent; field++) {
      const uint64_t exponent = (uint64_t)field << t->fraction_bits, last = (1ull << t->fraction_bits) - 1;
      for (int negative = 0; negative < 2; negative++)
        for (uint64_t fraction = 0; fraction < 3; fraction++) {
          add(&l, t, exponent | fraction | (uint64_t)negative << (t->bits - 1));
          add(&l, t, exponent | (last - fraction) | (uint64_t)negative << (t->bits - 1));
        }
      const int power = field - t->max_exponent;
      if (test.full || field < 2 || (power > -160 && power < 135))
        add_ties(&l, t, exponent, t->fraction_bits);
      // Fractions that are runs of ones ending at any bit. Where a run ends one bit below the last place of a float or
      // half, normal or subnormal, it is a tie whose rounding carries through all the ones.
      for (unsigned below = 0; below < t->fraction_bits; below++)
        add(&l, t, exponent | (last >> below << below));
    }
  }
  while (l.count % 48) // to fill whole vectors of any width
    add(&l, t, 0);
  return l;
}

// ---- Kernels: one for each destination and width, which converts in all modes

static const unsigned widths[] = {1, 2, 3, 4, 8, 16};
static const char *const suffixes[] = {"",     "_rte",     "_rtz",     "_rtp",     "_rtn",
                                       "_sat", "_sat_rte", "_sat_rtz", "_sat_rtp", "_sat_rtn"};
enum { PLAIN_FORMS = 5, ALL_FORMS = 10 };

static unsigned forms(const element *to) { return to->is_float ? PLAIN_FORMS : ALL_FORMS; }

static rounding mode_of(unsigned form, const element *to) {
  return form % PLAIN_FORMS ? (rounding)(form % PLAIN_FORMS - 1) : to->is_float ? RTE : RTZ;
}

static bool available(const element *t) {
  return t->index == HALF     ? device_has(test.device, "fp16")
         : t->index == DOUBLE ? device_has(test.device, "fp64")
                              : true;
}

static void vector_name(char *name, const element *t, unsigned width) {
  sprintf(name, width > 1 ? "%s%u" : "%s", t->name, width);
}

static void write_kernel(FILE *out, const element *from, const element *to, unsigned width) {
  char source[16], result[16];
  vector_name(source, from, width);
  vector_name(result, to, width);
  fprintf(out, "kernel void to_%s(global const %s *x, global %s *y, uint count) {\n  size_t i = get_global_id(0);\n",
          result, from->name, to->name);
  if (width == 3)
    fprintf(out, "  %s a = (%s)(x[3 * i], x[3 * i + 1], x[3 * i + 2]);\n  %s b;\n", source, source, result);
  else
    fprintf(out, "  %s a = ((global const %s *)x)[i];\n", source, source);
  for (unsigned form = 0; form < forms(to); form++, fprintf(out, "  y += count;\n"))
    if (width == 3)
      fprintf(out, "  b = convert_%s%s(a);\n  y[3 * i] = b.x, y[3 * i + 1] = b.y, y[3 * i + 2] = b.z;\n", result,
              suffixes[form]);
    else
      fprintf(out, "  ((global %s *)y)[i] = convert_%s%s(a);\n", result, result, suffixes[form]);
  fprintf(out, "}\n");
}

// ---- Comparison

static unsigned called;

static bool check_kernel(program *program, const element *from, const element *to, unsigned width, const list *values,
                         const void *packed, const uint64_t *expected) {
  const size_t size = to->bits / 8, total = values->count * forms(to);
  uint8_t *results = aligned_alloc(128, (total * size + 127) / 128 * 128);
  memset(results, 0xa5, total * size);
  char name[16], kernel[32];
  vector_name(name, to, width);
  sprintf(kernel, "to_%s", name);
  uint32_t count = (uint32_t)values->count;
  const bool ran = run_kernel(
      program, kernel, values->count / width, 0, 3,
      (argument[]){INPUT(packed, values->count * (from->bits / 8)), BUFFER(results, total * size), VALUE(count)});
  for (unsigned form = 0; form < forms(to) && ran; form++) {
    size_t wrong = 0, first = 0;
    uint64_t got_first = 0;
    for (size_t i = 0; i < values->count; i++) {
      uint64_t got = 0;
      memcpy(&got, results + (form * values->count + i) * size, size);
      const uint64_t right = expected[form * values->count + i];
      if (got != right && !(is_nan(to, got) && is_nan(to, right)) && wrong++ == 0)
        first = i, got_first = got;
    }
    check(!wrong, "convert_%s%s(%s 0x%llx) is 0x%llx, not 0x%llx, lane %zu; %zu of %zu are wrong", name, suffixes[form],
          from->name, (unsigned long long)values->values[first], (unsigned long long)got_first,
          (unsigned long long)expected[form * values->count + first], first % width, wrong, values->count);
  }
  free(results);
  return ran;
}

// Checks the conversion of the values in scalars and vectors of at least that width.
static void check_values(program *program, const element *from, const element *to, unsigned least_width,
                         const list *values) {
  const size_t bytes = from->bits / 8;
  uint8_t *packed = aligned_alloc(128, (values->count * bytes + 127) / 128 * 128);
  for (size_t i = 0; i < values->count; i++)
    memcpy(packed + i * bytes, &values->values[i], bytes);
  uint64_t *expected = malloc(forms(to) * values->count * sizeof *expected);
  for (unsigned form = 0; form < forms(to); form++)
    for (size_t i = 0; i < values->count; i++)
      expected[form * values->count + i] =
          reference(from, to, values->values[i], mode_of(form, to), form >= PLAIN_FORMS);
  for (unsigned w = 0; w < 6; w++)
    if (widths[w] >= least_width && check_kernel(program, from, to, widths[w], values, packed, expected))
      called += forms(to);
  free(expected);
  free(packed);
}

static void check_every_float(program *program, const element *to) {
  list values = {0};
  const unsigned before = called;
  for (uint64_t first = 0; first < 1ull << 32; first += values.count) {
    values.count = 0;
    for (uint64_t x = first; x < first + (48 << 16); x++)
      add(&values, types + FLOAT, x);
    check_values(program, types + FLOAT, to, 16, &values);
  }
  called = before;
  free(values.values);
}

static void check_source(const element *from) {
  char *source;
  size_t size;
  FILE *out = open_memstream(&source, &size);
  fprintf(out, "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n");
  for (const element *to = types; to < types + TYPE_COUNT; to++)
    for (unsigned w = 0; w < 6 && available(to); w++)
      write_kernel(out, from, to, widths[w]);
  fclose(out);
  program *program = build(source, NULL);
  free(source);
  if (!program)
    return;
  list values = arguments(from);
  for (const element *to = types; to < types + TYPE_COUNT; to++)
    if (available(to))
      check_values(program, from, to, 1, &values);
  if (test.full && from->index == FLOAT && available(types + HALF))
    check_every_float(program, types + HALF);
  program_close(program);
  free(values.values);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "conversions");
  unsigned sources = 0;
  for (const element *from = types; from < types + TYPE_COUNT; from++)
    if (available(from))
      check_source(from), sources++;
  if (called) {
    const unsigned overloads = sources * 6 * (8 * ALL_FORMS + (sources - 8) * PLAIN_FORMS);
    check(called == overloads, "%u overloads were called, not %u", called, overloads);
  }
  printf("%u overloads were called\n", called);
  return harness_finish();
}
