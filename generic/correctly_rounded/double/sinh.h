// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_sinh of double, by power.h.
//   Step 1: hyperbolic.h.
//   Step 2: of |x| < 1/2, x (1 + x^2/3! + x^4/5! + ...), else the difference of the powers, in integers of 128 bits.
//     Hyperbolic sines of doubles come no nearer to a middle than 2^-118 of it or so (CORE-MATH's list).
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/power.h>
#include <correctly_rounded/double/hyperbolic.h>

#ifndef ONECLC_CR_SINH_STEP_2
#define ONECLC_CR_SINH_STEP_2
__attribute__((noinline)) static double sinh_in_doubt_of_double(double x) {
  double a = fabs(x);
  if (as_ulong(a) >= as_ulong(746.0) || as_ulong(a) < as_ulong(0x1p-30))
    return sinh(x); // infinite, NaN or x
  wide result;
  int exponent; // the result's magnitude is result 2^(exponent - 127)
  if (a < 0.5) {
    integer_parts parts = parts_of(a);
    wide t = fraction_of(a), square = fraction_product(t, t), half_of_a = {parts.significand << 10, 0}, sum = {0, 0};
    for (int i = 27; i > 0; i -= 2) // 1 / 29! to 1 / 3!
      sum = fraction_product(square, wide_plus((wide){reciprocal_factorials[i].x, reciprocal_factorials[i].y}, sum));
    result = wide_plus(half_of_a, fraction_product(half_of_a, sum));
    exponent = parts.exponent + 53;
  } else {
    int above, below;
    wide r = natural_fraction(a, &above), s = natural_fraction(-a, &below);
    wide power = power_in_wide(r, &above), inverse = power_in_wide(s, &below);
    result = wide_minus(power, wide_shifted_right(inverse, above - below));
    exponent = above - 1;
  }
  return copysign(nearest_double(result, exponent), x);
}
#endif

gentype cr_sinh(gentype x) {
  // Step 1
  double_word twice = hyperbolic_in_words(x, true);
  relation doubt;
  gentype result = copysign((gentype)0.5 * rounded_sum(twice.high, twice.low, 0x1p-65f, &doubt), x);
  // Step 2
  doubt |= !magnitude_below(x, (gentype)708);
  for_lanes_in (doubt)
    element(result) = sinh_in_doubt_of_double(element(x));
  return result;
}
