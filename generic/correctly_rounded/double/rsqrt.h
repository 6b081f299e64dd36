// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_rsqrt of double, by the steps of first_step.h.
//   Step 1: reciprocal_root of sqrt_words.h, of which the last sum is not rounded. Its error is below 2^-72; the
//     correction is below 2^-24.6, and what the sums of the test are rounded by is below 2^-77.
//   Step 2: the result is compared with the middles beside the double that rsqrt returns (middles.h), by their squares.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/middles.h>
#include <math/arithmetic/sqrt_words.h>

#ifndef ONECLC_CR_RSQRT_STEP_2
#define ONECLC_CR_RSQRT_STEP_2
// The sign of 2^exponent - m^2 x: whether 1 / sqrt(x) is beyond m
static inline int beyond_reciprocal_square(ulong x, int exponent, ulong m) {
  return sign_of(wide_minus(wide_shifted((wide){0, 1}, exponent), wide_times(wide_product(m, m), x)));
}

__attribute__((noinline)) static double rsqrt_in_doubt(double x) {
  double y = rsqrt(x);
  integer_parts a = parts_of(x), root = parts_of(y);
  if (as_long(x) <= 0 || a.exponent == infinite)
    return y;                                           // zeros, negative numbers, infinity and NaN
  int exponent = -a.exponent - 2 * (root.exponent - 2); // of 1, in the unit of the middles' squares times x
  return beside_middles(y, beyond_reciprocal_square(a.significand, exponent, middle_below(root)),
                        beyond_reciprocal_square(a.significand, exponent, middle_above(root)));
}
#endif

gentype cr_rsqrt(gentype x) {
  // Step 1
  relation doubt, rare = bits_outside(x, (ugentype)leading_bit, (ugentype)(infinity_bits - 2 * leading_bit));
  gentype y = shortened(nearly_reciprocal_root(x)), residual = fma_exact(-x, y * y, (gentype)1);
  gentype correction = y * residual * fma(residual, (gentype)0.375, (gentype)0.5);
  gentype result = rounded_sum(y, correction, 0x1p-71f, &doubt);
  // Step 2
  doubt |= rare;
  for_lanes_in (doubt)
    element(result) = rsqrt_in_doubt(element(x));
  return result;
}
