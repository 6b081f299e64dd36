// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the logarithms (6.15.2) against MPFR.
// ONE-DEVICE: accuracy.test and vectors.test compare the bits of all others.
#include "unary.h"

UNARY(log)
UNARY(log2)
UNARY(log10)
UNARY(log1p)

static const builtin_test table[] = {
    ROWS(log, about_one, about_root),
    ROWS(log2, about_one, about_root),
    ROWS(log10, about_one, about_root),
    ROWS(log1p, about_one, about_zero),
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "logarithms");
  CHECK_BUILTINS(table);
  const bound bounds[] = {log_bound, log2_bound, log10_bound, log1p_bound};
  print_bounds(bounds, sizeof bounds / sizeof *bounds);
  return harness_finish();
}
