// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the hyperbolic functions and their inverses (6.15.2) against MPFR.
// ONE-DEVICE: accuracy.test and vectors.test compare the bits of all others.
#include "unary.h"

UNARY(sinh)
UNARY(cosh)
UNARY(tanh)
UNARY(asinh)
UNARY(acosh)
UNARY(atanh)

static const builtin_test table[] = {
    ROWS(sinh, finite_powers, about_zero), ROWS(cosh, finite_powers, about_zero), ROWS(tanh, about_zero, small),
    ROWS(asinh, about_zero, small),        ROWS(acosh, about_one, about_root),    ROWS(atanh, about_one, small),
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "hyperbolic functions and their inverses");
  CHECK_BUILTINS(table);
  const bound bounds[] = {sinh_bound, cosh_bound, tanh_bound, asinh_bound, acosh_bound, atanh_bound};
  print_bounds(bounds, sizeof bounds / sizeof *bounds);
  return harness_finish();
}
