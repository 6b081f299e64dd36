// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests Bessel functions of oneclc/extensions.h beyond |x| = 8, where bounds.tsv has no bound: errors are at most three
// units in the last place of sqrt(2 / (pi |x|)), between which and its negative the functions oscillate. Arguments have
// all exponents, and many are next to zeros of the functions.
// BUILTINS: math
#include "harness.h"
#include "exact.h"
#include <stdio.h>

enum { POINTS = 4096 };

static const struct {
  const char *name;
  int (*exact)(mpfr_t, const mpfr_t, mpfr_rnd_t);
  int eighths; // a zero lies near every x = (k + eighths / 8) 2 pi
} functions[] = {{"j0", mpfr_j0, 3}, {"j1", mpfr_j1, 5}, {"y0", mpfr_y0, 1}, {"y1", mpfr_y1, 3}};

static const char source[] = "T __attribute__((overloadable, const)) FUNCTION(T);\n"
                             "kernel void of_points(global const T *x, global T *results) {\n"
                             "  results[get_global_id(0)] = FUNCTION(x[get_global_id(0)]);\n"
                             "}\n";

// A number of any exponent from 3 on; or one of the nearest beside a zero up to 2^20
static uint64_t choose(const element *t, int eighths) {
  const uint64_t r = random_bits(),
                 exponent = (uint64_t)t->max_exponent + 3 + (r >> 8) % ((uint64_t)t->max_exponent - 2);
  if (r & 1)
    return exponent << t->fraction_bits | random_bits() >> (64 - t->fraction_bits);
  const double k = (double)(2 + (random_bits() >> (47 + (r >> 8) % 16)));
  const double x = (k + eighths / 8.0 + (r & 2 ? 0.5 : 0)) * 6.283185307179586;
  return nearest_double(t, x + ((r & 4) ? -1 / x : 1 / x) / 8) + (r >> 32) % 8;
}

static double worst;
static void check_point(const element *t, unsigned function, double x, double got) {
  mpfr_t exact, unit, number;
  mpfr_init2(exact, 160), mpfr_init2(unit, 53), mpfr_init2(number, 53);
  mpfr_set_d(number, x, MPFR_RNDN);
  functions[function].exact(exact, number, MPFR_RNDN);
  mpfr_set_d(unit, sqrt(2 / M_PI / x), MPFR_RNDN);
  mpfr_sub_d(exact, exact, got, MPFR_RNDN);
  mpfr_mul_2si(exact, exact, -ulp_exponent(t, unit), MPFR_RNDN);
  const double error = fabs(mpfr_get_d(exact, MPFR_RNDN));
  worst = error > worst ? error : worst;
  check(error <= 3, "%s(%a) of %s is %a, wrong by %g units", functions[function].name, x, t->name, got, error);
  mpfr_clears(exact, unit, number, NULL);
}

static void check_function(const element *t, unsigned function) {
  static uint64_t of_double[POINTS], got_of_double[POINTS];
  static uint32_t of_float[POINTS], got_of_float[POINTS];
  const bool is_float = t->index == FLOAT;
  char options[64];
  snprintf(options, sizeof options, "-DT=%s -DFUNCTION=%s", t->name, functions[function].name);
  for (int i = 0; i < POINTS; i++) {
    of_double[i] = choose(t, functions[function].eighths);
    of_float[i] = (uint32_t)of_double[i];
  }
  const size_t size = POINTS * t->bits / 8;
  program *p = build(source, options);
  if (RUN(p, "of_points", POINTS, 0, INPUT(is_float ? (void *)of_float : of_double, size),
          BUFFER(is_float ? (void *)got_of_float : got_of_double, size)))
    for (int i = 0; i < POINTS; i++)
      check_point(t, function, as_double(t, of_double[i]), as_double(t, is_float ? got_of_float[i] : got_of_double[i]));
  program_close(p);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "Bessel functions of great arguments");
  for (unsigned function = 0; function < sizeof functions / sizeof *functions; function++)
    if (is_chosen(functions[function].name))
      for (const element *t = types + FLOAT; t <= types + (device_has(test.device, "fp64") ? DOUBLE : FLOAT); t++) {
        worst = 0;
        check_function(t, function);
        if (test.verbose)
          printf("%s of %s: %.3f\n", functions[function].name, t->name, worst);
      }
  return harness_finish();
}
