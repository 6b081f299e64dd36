// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of oneclc/extensions.h. Special values are those of NVIDIA's CUDA Math API Reference Manual.
#include "functions.h"
#include <math.h>

EXACT(rcbrt) { return mpfr_rootn_si(r, x[0], -3, MPFR_RNDN); }
QUICK(rcbrt) { return 1 / cbrt(x[0]); }

// The sum of so many squares, without an error: numbers of 64 bits at most, whose squares lie 4300 bits apart at most.
// NaN and infinity come out as a length has them: infinite coordinates count before NaN.
static void sum_of_squares(mpfr_ptr sum, mpfr_t x[], unsigned count) {
  mpfr_set_zero(sum, 1);
  for (unsigned i = 0; i < count; i++)
    if (mpfr_inf_p(x[i])) {
      mpfr_set_inf(sum, 1);
      return;
    }
  for (unsigned i = 0; i < count; i++) {
    mpfr_t square;
    mpfr_init2(square, 128);
    mpfr_sqr(square, x[i], MPFR_RNDN);
    mpfr_add(sum, sum, square, MPFR_RNDN);
    mpfr_clear(square);
  }
}
static int length(mpfr_ptr r, mpfr_t x[], unsigned count, int (*root)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t)) {
  mpfr_t sum;
  mpfr_init2(sum, 4500);
  sum_of_squares(sum, x, count);
  const int ternary = root(r, sum, MPFR_RNDN);
  mpfr_clear(sum);
  return ternary;
}
static double host_length(const double x[], unsigned count) { // of floats, whose squares are in range
  double sum = 0;
  for (unsigned i = 0; i < count; i++)
    sum = isinf(x[i]) || isinf(sum) ? INFINITY : sum + x[i] * x[i];
  return sqrt(sum);
}
#define LENGTH(NAME, COUNT) \
  EXACT(NAME) { return length(r, x, COUNT, mpfr_sqrt); } \
  QUICK(NAME) { return host_length(x, COUNT); } \
  EXACT(r##NAME) { return length(r, x, COUNT, mpfr_rec_sqrt); } \
  QUICK(r##NAME) { return 1 / host_length(x, COUNT); }
LENGTH(norm3d, 3)
LENGTH(norm4d, 4)
EXACT(rhypot) { return length(r, x, 2, mpfr_rec_sqrt); }
QUICK(rhypot) { return 1 / host_length(x, 2); }

const function extensions[] = {
    ENTRY(norm3d), ENTRY(norm4d), ENTRY(rcbrt), ENTRY(rhypot), ENTRY(rnorm3d), ENTRY(rnorm4d),
};
const size_t extension_count = sizeof extensions / sizeof *extensions;
