// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests exp, exp2, exp10 and expm1 (6.15.2) against MPFR.
// ONE-DEVICE: accuracy.test and vectors.test compare the bits of all others.
#include "unary.h"

static double exp10_quick(double x) { return exp10(x); }
UNARY(exp)
UNARY(exp2)
UNARY_BY(exp10, exp10_quick)
UNARY(expm1)

static const builtin_test table[] = {
    ROWS(exp, finite_powers, about_zero),
    ROWS(exp2, finite_powers, about_zero),
    ROWS(exp10, finite_powers, about_zero),
    ROWS(expm1, finite_powers, about_zero),
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "exponentials");
  CHECK_BUILTINS(table);
  const bound bounds[] = {exp_bound, exp2_bound, exp10_bound, expm1_bound};
  print_bounds(bounds, sizeof bounds / sizeof *bounds);
  return harness_finish();
}
