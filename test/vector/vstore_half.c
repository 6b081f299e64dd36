// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the conversions of vload_half, vloada_half, vstore_half and vstorea_half (6.15.7) in every width and rounding
// mode. Loads take every half. Stores from float take every half, every midpoint of two halves, the neighbours of all
// these, and floats at a prime stride, or, with --full, every float. Stores from double take the same halves and
// midpoints, neighbours for which a conversion by way of float would round twice, and random doubles. The reference is
// integer arithmetic, which is itself compared with MPFR.
// ALSO-CL1.2: it stands for the others, and has pointers, whose overloads differ without the generic address space.
#include "convert/rounding.h"
#include <mpfr.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
  const char *suffix;
  int mode;
} names[] = {{"", RTE}, {"_rte", RTE}, {"_rtz", RTZ}, {"_rtp", RTP}, {"_rtn", RTN}};
static const mpfr_rnd_t mpfr_modes[MODES] = {MPFR_RNDN, MPFR_RNDZ, MPFR_RNDU, MPFR_RNDD};

// Every width of the unaligned forms, then every width of the aligned ones.
static const struct {
  unsigned width;
  bool aligned;
} shapes[] = {{1, false}, {2, false}, {3, false}, {4, false}, {8, false}, {16, false},
              {2, true},  {3, true},  {4, true},  {8, true},  {16, true}};
// A number of elements that fills whole vectors of any width.
enum { SHAPES = sizeof shapes / sizeof *shapes, MULTIPLE = 48 };
static size_t stride(unsigned shape) {
  return shapes[shape].aligned && shapes[shape].width == 3 ? 4 : shapes[shape].width;
}

// The kernels need no half arithmetic: only pointers to half occur.
static const char source[] =
    "#define EACH_LANE2(M) M(2, 0) M(2, 1)\n"
    "#define EACH_LANE3(M) M(3, 0) M(3, 1) M(3, 2)\n"
    "#define EACH_LANE4(M) M(4, 0) M(4, 1) M(4, 2) M(4, 3)\n"
    "#define EACH_LANE8(M) M(8, 0) M(8, 1) M(8, 2) M(8, 3) M(8, 4) M(8, 5) M(8, 6) M(8, 7)\n"
    "#define EACH_LANE16(M) M(16, 0) M(16, 1) M(16, 2) M(16, 3) M(16, 4) M(16, 5) M(16, 6) M(16, 7) \\\n"
    "  M(16, 8) M(16, 9) M(16, a) M(16, b) M(16, c) M(16, d) M(16, e) M(16, f)\n"
    "#define GET(N, I) values[i * N + 0x##I] = v.s##I;\n"
    "#define SET(N, I) v.s##I = values[i * N + 0x##I];\n"
    "#define VECTOR(N) VECTOR_(V, N)\n"
    "#define VECTOR_(V, N) VECTOR__(V, N)\n"
    "#define VECTOR__(V, N) V##N\n"
    "#define STORE1(MODE) kernel void test_vstore_half1##MODE(global const V *values, global half *p) { \\\n"
    "    size_t i = get_global_id(0); \\\n"
    "    vstore_half##MODE(values[i], i, p); \\\n"
    "  }\n"
    "#define STORE(A, N, MODE) kernel void test_vstore##A##_half##N##MODE(global const V *values, global half *p) { "
    "\\\n"
    "    size_t i = get_global_id(0); \\\n"
    "    VECTOR(N) v; \\\n"
    "    EACH_LANE##N(SET) \\\n"
    "    vstore##A##_half##N##MODE(v, i, p); \\\n"
    "  }\n"
    "#define STORES_(N, MODE) STORE(, N, MODE) STORE(a, N, MODE)\n"
    "#define STORES(MODE) STORE1(MODE) STORES_(2, MODE) STORES_(3, MODE) STORES_(4, MODE) STORES_(8, MODE) STORES_(16, "
    "MODE)\n"
    "STORES() STORES(_rte) STORES(_rtz) STORES(_rtp) STORES(_rtn)\n"
    "#ifdef LOADS\n"
    "#define LOAD(A, N) kernel void test_vload##A##_half##N(global float *values, global const half *p) { \\\n"
    "    size_t i = get_global_id(0); \\\n"
    "    float##N v = vload##A##_half##N(i, p); \\\n"
    "    EACH_LANE##N(GET) \\\n"
    "  }\n"
    "kernel void test_vload_half1(global float *values, global const half *p) {\n"
    "  size_t i = get_global_id(0);\n"
    "  values[i] = vload_half(i, p);\n"
    "}\n"
    "LOAD(, 2) LOAD(, 3) LOAD(, 4) LOAD(, 8) LOAD(, 16) LOAD(a, 2) LOAD(a, 3) LOAD(a, 4) LOAD(a, 8) LOAD(a, 16)\n"
    "#endif\n";

// ---- The reference

static uint16_t to_half(const element *t, uint64_t bits, int mode) {
  return (uint16_t)to_floating(types + HALF, number_of(t, bits), (rounding)mode);
}

// Compares the reference with MPFR: a precision of 11 bits, the range of half (as MPFR counts exponents, where 1 is 0.5
// * 2^1), and subnormal numbers.
static void check_reference(const element *t, uint64_t bits) {
  static mpfr_t y;
  static bool ready;
  if (!ready) {
    mpfr_init2(y, 11);
    ready = true;
  }
  double x = as_double(t, bits);
  if (is_nan(t, bits))
    return;
  for (int mode = 0; mode < MODES; mode++) {
    mpfr_set_emin(-23);
    mpfr_set_emax(16);
    int inexact = mpfr_set_d(y, x, mpfr_modes[mode]);
    mpfr_subnormalize(y, inexact, mpfr_modes[mode]);
    double expected = mpfr_get_d(y, MPFR_RNDN), got = as_double(types + HALF, to_half(t, bits, mode));
    if (memcmp(&got, &expected, sizeof got))
      check(false, "the reference and MPFR differ: %a to half is %a or %a, mode %d", x, got, expected, mode);
  }
}

// ---- Checks

static uint64_t conversions;
static const element *value_type; // float or double
static program *programs[TYPE_COUNT];

typedef struct {
  uint64_t *bits; // the values' bits
  size_t count;
} value_list;

static void add(value_list *list, uint64_t bits) {
  if (!(list->count & (list->count - 1)))
    list->bits = realloc(list->bits, (list->count ? 2 * list->count : 1) * sizeof *list->bits);
  list->bits[list->count++] = bits;
}

// Stores the values by each shape of the set in each rounding mode and compares the results with the reference.
static void check_stores(const uint64_t *bits, size_t count, unsigned shape_set) {
  enum { LARGEST = MULTIPLE << 16 };
  static unsigned char values[LARGEST * 8];
  static uint16_t expected[MODES][LARGEST], stored[LARGEST / 3 * 4];
  const size_t size = value_type->bits / 8, padded = (count + MULTIPLE - 1) / MULTIPLE * MULTIPLE;
  if (padded > LARGEST)
    abort();
  for (size_t i = 0; i < padded; i++) {
    uint64_t value = bits[i < count ? i : 0];
    memcpy(values + i * size, &value, size);
    for (int mode = 0; mode < MODES; mode++)
      expected[mode][i] = to_half(value_type, value, mode);
  }
  for (unsigned shape = 0; shape < SHAPES; shape++) {
    if (!(shape_set >> shape & 1))
      continue;
    const size_t width = shapes[shape].width, vectors = padded / width, beside = 0xabcd;
    for (unsigned n = 0; n < sizeof names / sizeof *names; n++) {
      char kernel[32];
      sprintf(kernel, "test_vstore%s_half%zu%s", shapes[shape].aligned ? "a" : "", width, names[n].suffix);
      for (size_t i = 0; i < vectors * stride(shape); i++)
        stored[i] = (uint16_t)beside;
      if (!RUN(programs[value_type->index], kernel, vectors, 0, INPUT(values, padded * size),
               BUFFER(stored, vectors * stride(shape) * sizeof *stored)))
        continue;
      const uint16_t *want = expected[names[n].mode];
      size_t wrong = 0, first = 0, touched = 0;
      for (size_t i = 0; i < vectors; i++) {
        for (size_t lane = 0; lane < width; lane++) {
          uint16_t got = stored[i * stride(shape) + lane], right = want[i * width + lane];
          if (got != right && !(is_nan(types + HALF, got) && is_nan(types + HALF, right)) && wrong++ == 0)
            first = i * width + lane;
        }
        if (stride(shape) > width)
          touched += stored[i * stride(shape) + width] != beside;
      }
      uint64_t value = 0;
      memcpy(&value, values + first * size, size);
      check(wrong == 0, "%s of %s: %zu of %zu wrong, the first is %a (0x%llx), to 0x%04x instead of 0x%04x", kernel + 5,
            value_type->name, wrong, padded, as_double(value_type, value), (unsigned long long)value,
            stored[first / width * stride(shape) + first % width], want[first]);
      check(touched == 0, "%s of %s: writes a fourth element", kernel + 5, value_type->name);
      conversions += padded;
    }
  }
}

static void check_list(const value_list *list, unsigned shape_set) {
  enum { PART = MULTIPLE << 14 };
  for (size_t i = 0; i < list->count; i += PART)
    check_stores(list->bits + i, list->count - i < PART ? list->count - i : PART, shape_set);
}

// Lists the values at these distances, in ulps of the value type, from all halves and from the midpoints between them.
static value_list boundaries(const int64_t *distances, size_t count) {
  value_list list = {NULL, 0};
  for (uint32_t half = 0; half < 0x10000; half++)
    for (int midpoint = 0; midpoint < 2; midpoint++) {
      uint32_t next = half + (uint32_t)midpoint;
      double value = as_double(types + HALF, half);
      if (midpoint && (half & 0x7fff) == 0x7bff) // the midpoint of the largest half and 2^16, where overflow begins
        value = half & 0x8000 ? -0x1.ffep15 : 0x1.ffep15;
      else if (midpoint && (half & 0x7fff) < 0x7c00)
        value = (value + as_double(types + HALF, next)) / 2;
      float single = (float)value;
      uint64_t bits = 0;
      if (value_type->bits == 32)
        memcpy(&bits, &single, sizeof single);
      else
        memcpy(&bits, &value, sizeof value);
      for (size_t i = 0; i < count; i++) {
        if ((bits & (all_ones(value_type) >> 1)) == 0 && distances[i] < 0)
          continue; // the bits of a zero minus 1 are no neighbour of it
        add(&list, bits + (uint64_t)distances[i]);
      }
    }
  return list;
}

static void check_loads(void) {
  enum { COUNT = (0x10000 + MULTIPLE - 1) / MULTIPLE * MULTIPLE };
  static uint32_t values[COUNT], expected[COUNT];
  static uint16_t halves[COUNT / 3 * 4];
  for (size_t i = 0; i < COUNT; i++)
    expected[i] = (uint32_t)to_floating(types + FLOAT, number_of(types + HALF, i & 0xffff), RTE);
  for (unsigned shape = 0; shape < SHAPES; shape++) {
    const size_t width = shapes[shape].width, vectors = COUNT / width;
    char kernel[32];
    sprintf(kernel, "test_vload%s_half%zu", shapes[shape].aligned ? "a" : "", width);
    memset(halves, 0xcd, sizeof halves);
    memset(values, 0xcd, sizeof values);
    for (size_t i = 0; i < COUNT; i++)
      halves[i / width * stride(shape) + i % width] = (uint16_t)i;
    if (!RUN(programs[FLOAT], kernel, vectors, 0, OUT(values), INPUT(halves, vectors * stride(shape) * sizeof *halves)))
      continue;
    for (size_t i = 0; i < COUNT; i++)
      check(values[i] == expected[i] || (is_nan(types + FLOAT, values[i]) && is_nan(types + FLOAT, expected[i])),
            "%s of 0x%04x: 0x%08x instead of 0x%08x", kernel + 5, (unsigned)i & 0xffff, values[i], expected[i]);
    conversions += COUNT;
  }
}

int main(int argc, char **argv) {
  enum { EVERY_SHAPE = (1 << SHAPES) - 1 };
  harness_start(argc, argv, "the values of vload_half and vstore_half");
  programs[FLOAT] = build(source, "-DV=float -DLOADS");
  check_loads();

  value_type = types + FLOAT;
  static const int64_t near_float[] = {-2, -1, 0, 1, 2};
  value_list list = boundaries(near_float, 5);
  const uint64_t *more;
  for (size_t i = boundary_values(types + FLOAT, &more); i-- > 0;)
    add(&list, more[i]);
  for (size_t i = 0; i < list.count; i++)
    check_reference(value_type, list.bits[i]);
  check_list(&list, EVERY_SHAPE);
  free(list.bits);
  // The shapes take turns with parts of the floats: with --full of all floats, otherwise of every 1,543rd.
  const uint64_t step = test.full ? 1 : 1543, part = test.full ? MULTIPLE << 16 : MULTIPLE << 12;
  static uint64_t bits[MULTIPLE << 16];
  unsigned shape = 0;
  for (uint64_t next = 0; next < 1ull << 32; shape = (shape + 1) % SHAPES) {
    size_t count = 0;
    for (; count < part && next < 1ull << 32; next += step)
      bits[count++] = next;
    check_stores(bits, count, 1u << shape);
  }

  if (device_has(test.device, "fp64")) {
    value_type = types + DOUBLE;
    programs[DOUBLE] = build(source, "-DV=double");
    // Doubles have 29 more fraction bits than floats: 2^28 of their ulps are half an ulp of a float.
    static const int64_t near_double[] = {-(1ll << 29), -(1ll << 28), -(1ll << 27), -1, 0, 1,
                                          1ll << 27,    1ll << 28,    1ll << 29};
    value_list doubles = boundaries(near_double, 9);
    for (size_t i = boundary_values(types + DOUBLE, &more); i-- > 0;)
      add(&doubles, more[i]);
    for (int i = 0; i < 1 << 19; i++) { // any double, and one close to the range of half
      add(&doubles, random_bits());
      add(&doubles, (random_bits() & 0x800fffffffffffff) | (1023 - 28 + random_bits() % 46) << 52);
    }
    for (size_t i = 0; i < doubles.count; i++)
      check_reference(value_type, doubles.bits[i]);
    check_list(&doubles, EVERY_SHAPE);
    free(doubles.bits);
  }
  printf("%llu conversions\n", (unsigned long long)conversions);
  program_close(programs[FLOAT]);
  if (programs[DOUBLE])
    program_close(programs[DOUBLE]);
  return harness_finish();
}
