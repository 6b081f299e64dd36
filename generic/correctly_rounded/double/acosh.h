// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_acosh of double, by logarithm.h and natural_log.h: acosh(x) = ln(1 + y), y = t + sqrt(t^2 + 2 t), t = x - 1.
//   Step 1: t, and t^2 as the sum of two doubles, are exact. The root is a sum, too, by a step of Newton's.
//     y has an error of 2^-78. From 2^32 on it is 2 x - 1, less 1 / (2 x).
//   Step 2: the same in integers of 128 bits.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/logarithm.h>
#include <correctly_rounded/double/natural_log.h>
#include <math/arithmetic/reciprocal.h>
#include <math/arithmetic/rounded_root.h>

#ifndef ONECLC_CR_ACOSH_STEP_2
#define ONECLC_CR_ACOSH_STEP_2
__attribute__((noinline, const)) static double acosh_in_doubt_of_double(double x) {
  if (!(x > 1 && x < (double)INFINITY))
    return acosh(x);
  wide_float t = float_sum(wide_float_of(x), wide_float_of(-1)), above = float_sum(wide_float_of(1), wide_float_of(x));
  wide_float root = float_root(float_product(t, above)), y = float_sum(t, root);
  return double_of(log_in_wide(float_sum(wide_float_of(x), root), y));
}
#endif

gentype cr_acosh(gentype x) {
  // Step 1
  gentype t = x - 1, twice = t + t;
  double_word square = two_product(t, t), z = two_sum(twice, square.high);
  gentype root = rounded_root_or_zero(z.high);
  gentype rest = (fma_exact(-root, root, z.high) + (z.low + square.low)) * ((gentype)0.5 * nearly_reciprocal(root));
  double_word y = two_sum(t, root);
  y.low += rest;
  y = select_words(x < (gentype)power_of_two(32), y, fast_two_sum(x + x, (gentype)-1));
  relation doubt;
  gentype result = log_of_one_plus_words(y, &doubt);
  // Step 2
  doubt |= bits_outside(x, as_ugentype((gentype)1), as_ugentype((gentype)power_of_two(1000)));
  for_lanes_in (doubt)
    element(result) = acosh_in_doubt_of_double(element(x));
  return result;
}
