// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the arithmetic of doors/ocml/math/directed.h, rounded toward zero, upward and downward: of half, float and
// double the bits of MPFR's, subnormal numbers, zeros and overflow included.
// DEVICES: cpu amd
// ONE-LEVEL: it is arithmetic of integers
#include "harness.h"
#include "exact.h"
#include <stdio.h>

enum { COUNT = 20000, OPERATIONS = 6, MODES = 3, RESULTS = OPERATIONS * MODES };

static const char source[] = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
                             "#include <math/directed.h>\n"
                             "#define convert_double_rtz(x) x\n"
                             "#define convert_double_rtp(x) x\n"
                             "#define convert_double_rtn(x) x\n"
                             "#define MODE(k, mode, to) \\\n"
                             "  r[k] = CONVERT(mode)(directed_add(x, y, to)); \\\n"
                             "  r[k + 3] = CONVERT(mode)(directed_sub(x, y, to)); \\\n"
                             "  r[k + 6] = CONVERT(mode)(directed_mul(x, y, to)); \\\n"
                             "  r[k + 9] = CONVERT(mode)(directed_div(x, y, to)); \\\n"
                             "  r[k + 12] = CONVERT(mode)(directed_fma(x, y, z, to)); \\\n"
                             "  r[k + 15] = CONVERT(mode)(directed_sqrt(x, to));\n"
                             "kernel void operations(global const T *operands, global T *results) {\n"
                             "  const size_t i = get_global_id(0);\n"
                             "  const double x = operands[3 * i], y = operands[3 * i + 1], z = operands[3 * i + 2];\n"
                             "  global T *r = results + 18 * i;\n"
                             "  MODE(0, rtz, toward_zero)\n"
                             "  MODE(1, rtp, upward)\n"
                             "  MODE(2, rtn, downward)\n"
                             "}\n";

static const char *const names[OPERATIONS] = {"add", "sub", "mul", "div", "fma", "sqrt"};
static const mpfr_rnd_t modes[MODES] = {MPFR_RNDZ, MPFR_RNDU, MPFR_RNDD};

static uint64_t reference(const element *t, int operation, mpfr_rnd_t mode, const double *of) {
  mpfr_t x, y, z, r;
  mpfr_inits2(53, x, y, z, NULL);
  mpfr_init2(r, t->fraction_bits + 1);
  mpfr_set_emin(-1100), mpfr_set_emax(1100);
  mpfr_set_d(x, of[0], MPFR_RNDN), mpfr_set_d(y, of[1], MPFR_RNDN), mpfr_set_d(z, of[2], MPFR_RNDN);
  mpfr_set_emin(2 - t->max_exponent - (int)t->fraction_bits), mpfr_set_emax(t->max_exponent + 1);
  int more = 0;
  switch (operation) {
  case 0:
    more = mpfr_add(r, x, y, mode);
    break;
  case 1:
    more = mpfr_sub(r, x, y, mode);
    break;
  case 2:
    more = mpfr_mul(r, x, y, mode);
    break;
  case 3:
    more = mpfr_div(r, x, y, mode);
    break;
  case 4:
    more = mpfr_fma(r, x, y, z, mode);
    break;
  default:
    more = mpfr_sqrt(r, x, mode);
  }
  more = mpfr_check_range(r, more, mode);
  mpfr_subnormalize(r, more, mode);
  const uint64_t bits = nearest(t, r); // is exact now
  mpfr_set_emin(mpfr_get_emin_min()), mpfr_set_emax(mpfr_get_emax_max());
  mpfr_clears(x, y, z, r, NULL);
  return bits;
}

// Operands that differ in all ways, and some whose sum, or product and addend, nearly cancel
static void choose(const element *t, int i, uint64_t of[3]) {
  const uint64_t r = random_bits();
  for (int k = 0; k < 3; k++)
    of[k] = random_value(t);
  const int64_t near = (int64_t)(r >> 8 & 7) - 4;
  if (i % 4 == 1)
    of[1] = ((of[0] ^ (r & 1 ? sign_bit(t) : 0)) + (uint64_t)near) & all_ones(t);
  if (i % 4 == 2) {
    const double product = as_double(t, of[0]) * as_double(t, of[1]);
    of[2] = (nearest_double(t, r & 1 ? -product : product) + (uint64_t)near) & all_ones(t);
  }
  if (i % 4 == 3) // the same number of bits and near exponents
    of[1] = (of[0] + (r & (all_ones(t) >> 4))) & all_ones(t);
}

static void store(const element *t, void *to, size_t i, uint64_t bits) {
  memcpy((char *)to + i * t->bits / 8, &bits, t->bits / 8);
}
static uint64_t loaded(const element *t, const void *from, size_t i) {
  uint64_t bits = 0;
  memcpy(&bits, (const char *)from + i * t->bits / 8, t->bits / 8);
  return bits;
}

static void check_type(const element *t) {
  static uint64_t operands[3 * COUNT], results[RESULTS * COUNT];
  const int count = test.full ? COUNT : COUNT / 10;
  char options[1024];
  const char *file = __FILE__;
  const int folder = (int)(strstr(file, "test/doors/") - file);
  snprintf(options, sizeof options, "-DT=%s -DCONVERT(mode)=convert_%s_##mode -I%.*sdoors/ocml", t->name, t->name,
           folder, file);
  program *p = build(source, options);
  if (!p)
    return;
  for (int i = 0; i < count; i++) {
    uint64_t of[3];
    choose(t, i, of);
    for (int k = 0; k < 3; k++)
      store(t, operands, 3 * (size_t)i + (size_t)k, of[k]);
  }
  if (RUN(p, "operations", (size_t)count, 0, INPUT(operands, 3 * (size_t)count * t->bits / 8),
          BUFFER(results, RESULTS * (size_t)count * t->bits / 8)))
    for (size_t i = 0; i < (size_t)count; i++) {
      double of[3];
      for (size_t k = 0; k < 3; k++)
        of[k] = as_double(t, loaded(t, operands, 3 * i + k));
      for (int operation = 0; operation < OPERATIONS; operation++)
        for (int mode = 0; mode < MODES; mode++) {
          const uint64_t want = reference(t, operation, modes[mode], of);
          const uint64_t got = loaded(t, results, RESULTS * i + (size_t)(3 * operation + mode));
          check(got == want || (is_nan(t, got) && is_nan(t, want)), "%s of %s in mode %d: %a, %a, %a: %a, not %a",
                names[operation], t->name, mode, of[0], of[1], of[2], as_double(t, got), as_double(t, want));
        }
    }
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "operations in rounding modes");
  check_type(&types[HALF]);
  check_type(&types[FLOAT]);
  check_type(&types[DOUBLE]);
  return harness_finish();
}
