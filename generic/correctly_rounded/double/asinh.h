// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_asinh of double, by logarithm.h and natural_log.h: with a = |x|, asinh(a) = ln(1 + y), y = a + (sqrt(1 + a^2) -
// 1).
//   Step 1: a^2 is exact as the sum of two doubles. The root is one, too, by a step of Newton's, and has an error of
//     2^-104. Below 2^-30 y is a + a^2 / 2, less a^4 / 8; from 2^32 on it is 2 a - 1 and 1 / (2 a).
//   Step 2: the same in integers. Below 1/4 the root less 1 is a^2 / (1 + sqrt(1 + a^2)), so that nothing cancels.
//     Below 2^-12 the result is the Taylor series, and below 2^-27 x: a^3 / 6 is less than the distance to the middle.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/logarithm.h>
#include <correctly_rounded/double/natural_log.h>
#include <correctly_rounded/double/odd_series_table.h>
#include <math/arithmetic/rounded_root.h>

#ifndef ONECLC_CR_ASINH_STEP_2
#define ONECLC_CR_ASINH_STEP_2
__attribute__((noinline, const)) static double asinh_in_doubt_of_double(double x) {
  if (!(fabs(x) >= 0x1p-27 && fabs(x) < (double)INFINITY))
    return x; // zeros, infinities and NaN, too
  if (fabs(x) < 0x1p-12)
    return nearly_same(x, x, arcsine_terms, true);
  const wide_float one = wide_float_of(1);
  wide_float a = wide_float_of(fabs(x)), square = float_product(a, a);
  wide_float root = float_root(float_sum(one, square)), z = float_sum(a, root), y;
  if (fabs(x) < 0.25)
    y = float_sum(a, float_quotient(square, float_sum(one, root)));
  else
    y = float_sum(z, float_minus(one));
  return copysign(double_of(log_in_wide(z, y)), x);
}
#endif

gentype cr_asinh(gentype x) {
  // Step 1
  gentype a = fabs(x);
  double_word square = two_product(a, a), z = two_sum((gentype)1, square.high);
  gentype root = rounded_root(z.high);
  gentype rest = (fma_exact(-root, root, z.high) + (z.low + square.low)) * ((gentype)0.5 * rounded_reciprocal(root));
  relation tiny = a < (gentype)power_of_two(-30);
  double_word y = fast_two_sum(a, tiny ? (gentype)0.5 * square.high : root - 1);
  y = fast_two_sum(y.high, y.low + (tiny ? (gentype)0 : rest));
  y = select_words(a < (gentype)power_of_two(32), y, fast_two_sum(a + a, (gentype)-1));
  relation doubt;
  gentype result = copysign(log_of_one_plus_words(y, &doubt), x);
  // Step 2
  doubt |= bits_outside(a, as_ugentype((gentype)power_of_two(-960)), as_ugentype((gentype)power_of_two(1000)));
  for_lanes_in (doubt)
    element(result) = asinh_in_doubt_of_double(element(x));
  return result;
}
