// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What clc-bench's kernels for GPUs call a function with: in every type finite arguments of the range that speed.tsv
// names, spread all over it, of neighbours or mixed, from the first call to the last. A processor runs them as well as
// a GPU.
// ONE-LEVEL: the kernels call no builtin.
// DEVICES: cpu cuda amd
#include "harness.h"
#include "bench/calls.h"
#include <math.h>
#include <stdlib.h>

// Ranges like those of speed.tsv, with and without a second argument; the last two end where the functions do.
static const call_range ranges[] = {{-9, 9, 1e-12, 1e30, -5, 5},
                                    {-99, 99, 1e-12, 1e12, -9, 9},
                                    {0.01, 9, 1e-42, 1e38, 2, 9},
                                    {-1, 1, 1e-12, 1, -2, 3},
                                    {1, 9, 1, 1e30, 1, 9}};
enum { KINDS = 3 }; // of calls: the first argument, the second, and the second if it is an int
static const char *const calls[KINDS] = {"x", "y", "TO(CTN, n)"};

enum { LANES = 4, PARTS = 8 };
static uint64_t results[CALL_ITEMS * LANES];
static double values[CALL_ITEMS * LANES];

static double value_of(const element *t, size_t i) { return as_double(t, load_bits(t, results, i)); }

// The bits as a number that grows with |x|: the wide range is even in it.
static double magnitude(const element *t, size_t i) { return (double)(load_bits(t, results, i) & all_ones(t) >> 1); }

// How many of PARTS equal parts of [low, high] hold less than half, or more than twice, of what they should.
static unsigned uneven_parts(size_t count, double low, double high) {
  size_t parts[PARTS] = {0};
  unsigned uneven = 0;
  for (size_t i = 0; i < count; i++) {
    const double part = floor((values[i] - low) / (high - low) * PARTS);
    parts[part < 0 ? 0 : part >= PARTS ? PARTS - 1 : (unsigned)part]++;
  }
  for (unsigned p = 0; p < PARTS; p++)
    uneven += parts[p] < count / PARTS / 2 || parts[p] > count / PARTS * 2;
  return uneven;
}

// Neighbours that are more than a hundredth of the range apart.
static size_t far_neighbours(size_t count, double low, double high) {
  size_t distant = 0;
  for (size_t i = 1; i < count; i++)
    distant += fabs(values[i] - values[i - 1]) > (high - low) / 100;
  return distant;
}

static void check_range(program *p, const call_shape *s, unsigned kind, unsigned number, int range, bool last) {
  static const char *const names[] = {"main", "wide", "mixed"};
  const call_range *r = &ranges[number];
  const element *t = s->signature->type;
  const bool integer = last_is_integer(s->signature);
  const size_t items = last ? CALL_ITEMS / 16 : CALL_ITEMS, count = items * s->width;
  call_arguments a;
  call_with(&a, s, r, range, results);
  if (!last)
    a.rounds = 1;
  if (!run_kernel(p, call_kernel(range), items, 256, a.count, a.list))
    return;
  char what[128];
  snprintf(what, sizeof what, "%s%u, range %u, %s, %s of the %s call", t->name, s->width, number, names[range],
           calls[kind], last ? "last" : "first");
  double low = r->low, high = r->high;
  if (kind)
    low = range == WIDE && !integer ? r->high2 : r->low2, high = range == WIDE || integer ? low : r->high2;
  if (kind && integer)
    high = low = low + (last ? (a.rounds - 1) & 7 : 0);
  if (!kind && range == WIDE) {
    wide_range(r, t, &low, &high);
    size_t negative = 0;
    for (size_t i = 0; i < count; i++)
      negative += value_of(t, i) < 0;
    check(negative == (last && r->low < 0 ? count : 0), "%s: %zu of %zu are negative", what, negative, count);
  }
  // A step is rounded to the type, a last argument lies a rounding or more beyond the first one.
  const double room = ldexp(fmax(fabs(low), fabs(high)), 3 - (int)t->fraction_bits);
  size_t outside = 0;
  for (size_t i = 0; i < count; i++) {
    const double x = value_of(t, i), size = !kind && range == WIDE ? fabs(x) : x;
    outside += !(size >= low - room && size <= high + room); // NaN, too
    values[i] = x;
  }
  check(!outside, "%s: %zu of %zu lie outside of [%g, %g]", what, outside, count, low, high);
  if (low == high)
    return;
  if (!kind && range == WIDE) {
    uint64_t ends[2];
    for (unsigned i = 0; i < 2; i++) { // of the range, in the same bits
      const float as_float = (float)(i ? high : low);
      uint32_t bits;
      memcpy(&bits, &as_float, sizeof bits);
      memcpy(&ends[i], i ? &high : &low, sizeof *ends);
      ends[i] = t->index == DOUBLE ? ends[i] : t->index == FLOAT ? bits : (bits - 0x38000000) >> 13;
    }
    low = (double)ends[0], high = (double)ends[1];
    for (size_t i = 0; i < count; i++)
      values[i] = magnitude(t, i);
  }
  if (last && range == MAIN)
    return; // the first work-items alone: they lie at the range's beginning
  const unsigned uneven = uneven_parts(count, low, high);
  const size_t distant = far_neighbours(count, low, high);
  check(!uneven, "%s: %u of %u parts of the range have too few or too many", what, uneven, PARTS);
  check(range == MAIN ? !distant : distant > count / 4 * 3, "%s: %zu of %zu neighbours lie far apart", what, distant,
        count);
}

static void check_type(const element *t, unsigned width, unsigned kind) {
  const signature arguments = {.type = t, .count = kind ? 2 : 1, .integer = {false, kind == 2}};
  const call_shape s = {.signature = &arguments, .width = width};
  char call[64], *source;
  size_t size;
  // Only the last call counts, so that the sum is its argument.
  snprintf(call, sizeof call, "(k + 1 < rounds ? (CTN)0 : %s)", calls[kind]);
  FILE *out = open_memstream(&source, &size);
  fputs("#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n#define ITEM "
        "(uint)get_global_id(0)\n",
        out);
  write_calls(out, &s, call);
  fclose(out);
  program *p = build(source, NULL);
  free(source);
  for (unsigned number = 0; p && number < sizeof ranges / sizeof *ranges; number++)
    for (int range = MAIN; range <= MIXED; range++)
      for (unsigned last = 0; last < 2; last++)
        check_range(p, &s, kind, number, range, last);
  program_close(p);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "arguments of clc-bench's kernels");
  for (const element *t = &types[HALF]; t <= &types[DOUBLE]; t++) {
    if ((t->index == HALF && !device_has(test.device, "fp16")) ||
        (t->index == DOUBLE && !device_has(test.device, "fp64")))
      continue;
    for (unsigned width = 1; width <= LANES; width += LANES - 1)
      for (unsigned kind = 0; kind < KINDS; kind++)
        check_type(t, width, kind);
  }
  return harness_finish();
}
