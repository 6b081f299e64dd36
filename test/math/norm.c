// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests norm and rnorm of oneclc/extensions.h, lengths of any number of coordinates: within one ulp of MPFR's, with
// pointers to every address space and elements at any place; those before and behind are not read. The vectors have
// special values, coordinates of one magnitude and of all, and lengths that overflow and that are subnormal.
// BUILTINS: math
#include "harness.h"
#include "exact.h"
#include <stdio.h>
#include <string.h>

enum { MOST = 1000, FIRST = 3, ALL = MOST + 2 * FIRST };

// Each kernel calls both functions, with a copy of the vector where memory is local or private.
static const char source[] = "T __attribute__((overloadable)) norm(int, const SPACE T *);\n"
                             "T __attribute__((overloadable)) rnorm(int, const SPACE T *);\n"
                             "kernel void of_vector(FROM T *memory, int first, int n, global T *results) {\n"
                             "#ifdef COPIES\n"
                             "  COPIES T place[ALL];\n"
                             "  for (int i = 0; i < ALL; i++)\n"
                             "    place[i] = memory[i];\n"
                             "  const SPACE T *p = place + first;\n"
                             "#else\n"
                             "  const SPACE T *p = memory + first;\n"
                             "#endif\n"
                             "  results[0] = norm(n, p);\n"
                             "  results[1] = rnorm(n, p);\n"
                             "}\n";

static const struct {
  const char *name, *options;
  bool generic;
} spaces[] = {
    {"global", "-DSPACE=global -DFROM=global", false},
    {"constant", "-DSPACE=constant -DFROM=constant", false},
    {"local", "-DSPACE=local -DFROM=global -DCOPIES=local", false},
    {"private", "-DSPACE=private -DFROM=global -DCOPIES=private", false},
    {"generic to global", "-DSPACE=generic -DFROM=global", true},
    {"generic to local", "-DSPACE=generic -DFROM=global -DCOPIES=local", true},
    {"generic to private", "-DSPACE=generic -DFROM=global -DCOPIES=private", true},
};

// ---- The reference

// The length and its reciprocal. Infinite coordinates count before NaN.
static void lengths(mpfr_t of[2], int n, const double *x) {
  bool infinite = false;
  mpfr_t sum, square;
  mpfr_init2(sum, EXACT_BITS), mpfr_init2(square, 128);
  mpfr_set_zero(sum, 1);
  for (int i = 0; i < n; i++) {
    infinite |= isinf(x[i]);
    mpfr_set_d(square, x[i], MPFR_RNDN);
    mpfr_sqr(square, square, MPFR_RNDN); // exact
    mpfr_add(sum, sum, square, MPFR_RNDN);
  }
  if (infinite)
    mpfr_set_inf(sum, 1);
  mpfr_sqrt(of[0], sum, MPFR_RNDN);
  mpfr_rec_sqrt(of[1], sum, MPFR_RNDN);
  mpfr_clears(sum, square, NULL);
}

// ---- Vectors

static double value_of(const element *t, double x) { return as_double(t, nearest_double(t, x)); }
static double even(void) { return 2 * (double)(random_bits() >> 11) * 0x1p-53 - 1; } // in [-1, 1)

enum { ONE_MAGNITUDE, ALL_MAGNITUDES, NEAR_OVERFLOW, SUBNORMAL, NEAR_UNDERFLOW, ONE_GREAT, SPECIAL, KINDS };
static void choose(const element *t, int kind, int n, double *x) {
  const int greatest = t->max_exponent, least = 1 - t->max_exponent - (int)t->fraction_bits;
  const uint64_t r = random_bits();
  const int exponent = (int)(r % (unsigned)(2 * greatest - 2)) - greatest + 1;
  for (int i = 0; i < n; i++) {
    const uint64_t s = random_bits();
    const int any = (int)(s % (unsigned)(greatest - least)) + least;
    switch (kind) {
    case ONE_MAGNITUDE:
      x[i] = ldexp(even(), exponent);
      break;
    case NEAR_OVERFLOW: // lengths on both sides of the greatest number
      x[i] = ldexp(even(), greatest + 1) / sqrt(n);
      break;
    case SUBNORMAL:
      x[i] = ldexp((double)(s >> 60), least);
      break;
    case NEAR_UNDERFLOW:
      x[i] = ldexp(even(), least + (int)t->fraction_bits + 2);
      break;
    case ONE_GREAT: // what the others add is about an ulp
      x[i] = i == n / 2 ? ldexp(1 + even() / 4, exponent / 2)
                        : ldexp(even(), exponent / 2 - (int)t->fraction_bits / 2) / sqrt(n);
      break;
    case SPECIAL: {
      static const double values[] = {0, -0.0, 1, -3, 4, 0, -0.0, 12};
      x[i] = values[s >> 61];
      break;
    }
    default:
      x[i] = ldexp(even(), any);
    }
    x[i] = value_of(t, x[i]);
    if (isinf(x[i]))
      x[i] = 0;
  }
  if (kind == SPECIAL && n > 0) {
    const uint64_t s = random_bits();
    if (s & 1)
      x[s >> 32 & 0xffff ? (s >> 8) % (unsigned)n : 0] = NAN;
    if (s & 2)
      x[(s >> 24) % (unsigned)n] = s & 4 ? INFINITY : -INFINITY;
  }
}

// ---- The test

static void check_vector(program *p, const element *t, const char *space, int n, const double *x) {
  static uint64_t of_double[ALL];
  static uint32_t of_float[ALL];
  // A NaN before and behind, which a result must not show
  for (int i = 0; i < ALL; i++) {
    const bool is_inside = i >= FIRST && i < FIRST + n;
    of_double[i] = is_inside ? nearest_double(t, x[i - FIRST]) : quiet_nan(t);
    of_float[i] = (uint32_t)of_double[i];
  }
  const int first = FIRST;
  uint64_t got[2] = {0};
  uint32_t got_of_float[2] = {0};
  const bool is_float = t->index == FLOAT;
  if (!RUN(p, "of_vector", 1, 1, INPUT(is_float ? (void *)of_float : of_double, ALL * t->bits / 8), VALUE(first),
           VALUE(n), BUFFER(is_float ? (void *)got_of_float : got, 2 * t->bits / 8)))
    return;
  mpfr_t exact[2];
  mpfr_inits2(240, exact[0], exact[1], NULL);
  lengths(exact, n, x);
  for (int i = 0; i < 2; i++) {
    const uint64_t bits = is_float ? got_of_float[i] : got[i];
    const double error = ulp_error(t, bits, exact[i]);
    const bool sign = !is_nan(t, bits) && bits & sign_bit(t);
    check(error <= 1 && !sign, "%s of %d values of %s, %s: %a is wrong by %g ulp; the first is %a",
          i ? "rnorm" : "norm", n, t->name, space, as_double(t, bits), error, n > 0 ? x[0] : 0);
  }
  mpfr_clears(exact[0], exact[1], NULL);
}

static void check_space(const element *t, unsigned space) {
  static const int counts[] = {-5, 0, 1, 2, 3, 7, 64, MOST};
  static double x[MOST];
  char options[128];
  snprintf(options, sizeof options, "-DT=%s -DALL=%d %s", t->name, ALL, spaces[space].options);
  program *p = build(source, options);
  for (unsigned i = 0; i < sizeof counts / sizeof *counts; i++)
    for (int kind = 0; kind < KINDS; kind++)
      for (int turn = 0; turn < (counts[i] < 1 ? 1 : counts[i] > 100 ? 4 : test.full ? 1000 : 30); turn++) {
        choose(t, kind, counts[i], x);
        check_vector(p, t, spaces[space].name, counts[i], x);
      }
  program_close(p);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "norm and rnorm");
  const bool generic = device_has(test.device, "generic") && strcmp(test.std, "CL1.2");
  for (unsigned space = 0; space < sizeof spaces / sizeof *spaces; space++)
    if (generic || !spaces[space].generic) {
      check_space(types + FLOAT, space);
      if (device_has(test.device, "fp64"))
        check_space(types + DOUBLE, space);
    }
  return harness_finish();
}
