// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_hypot of double, by the steps of first_step.h.
//   Step 1: the squares as sums of two doubles each, z the sum of their high words and `low` what it lacks, which three
//     roundings of terms below 2^-52 z leave within 2^-103. The residual of the correctly rounded root of z, and low,
//     over twice the root: that quotient is below 2^-51.9 of the root, its error by the rough reciprocal below 2^-80,
//     and the square of it below 2^-103.
//   Step 2: the root is compared with the middles beside the double that hypot returns (middles.h), by their squares.
//     It may be such a middle, as 5 is the root of 3^2 + 4^2.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/middles.h>
#include <math/arithmetic/greater_magnitude.h>
#include <math/arithmetic/reciprocal.h>
#include <math/arithmetic/root_among_sums.h>

#ifndef ONECLC_CR_HYPOT_STEP_2
#define ONECLC_CR_HYPOT_STEP_2
// m^2 2^(2 exponent)
static inline wide wide_square(ulong m, int exponent) { return wide_shifted(wide_product(m, m), 2 * exponent); }

__attribute__((noinline)) static double hypot_in_doubt(double x, double y) {
  integer_parts a = parts_of(x), b = parts_of(y);
  if (a.exponent == infinite || b.exponent == infinite)
    return hypot(x, y); // infinities and NaN
  if (as_long(fabs(x)) < as_long(fabs(y))) {
    integer_parts less = a;
    a = b;
    b = less;
  }
  // b^2 / (2 a) is less than half an ulp of a.
  if (a.exponent - b.exponent >= 28 || b.significand == 0)
    return fmax(fabs(x), fabs(y));
  // The middles beside hypot, of halves where that might be infinite
  double scale = a.exponent > 900 ? 0.5 : 1, c = hypot(scale * x, scale * y);
  integer_parts root = parts_of(c);
  a.exponent -= scale < 1;
  b.exponent -= scale < 1;
  // All in quarters of b's unit
  wide sum = wide_plus(wide_square(a.significand, a.exponent - b.exponent + 2), wide_square(b.significand, 2));
  int exponent = root.exponent - b.exponent;
  int below = sign_of(wide_minus(sum, wide_square(middle_below(root), exponent)));
  int above = sign_of(wide_minus(sum, wide_square(middle_above(root), exponent)));
  return beside_middles(c, below, above) / scale;
}
#endif

gentype cr_hypot(gentype x, gentype y) {
  // Step 1
  gentype b, a = greater_magnitude(x, y, &b), a2 = a * a, b2 = b * b, z = a2 + b2;
  gentype low = (b2 - (z - a2)) + (error_of_product(a, a, a2) + error_of_product(b, b, b2));
  gentype root = root_among_sums(z), rest = fma_exact(-root, root, z) + low;
  relation doubt;
  gentype result = rounded_sum(root, rest * ((gentype)0.5 * nearly_reciprocal(root)), 0x1p-78f, &doubt);
  // Squares of others might overflow, or be subnormal.
  const gentype least = (gentype)power_of_two(-450), most = (gentype)power_of_two(510);
  doubt |= bits_outside(a, as_ugentype(least), as_ugentype(most));
  // Step 2
  for_lanes_in (doubt)
    element(result) = hypot_in_doubt(element(x), element(y));
  return result;
}
