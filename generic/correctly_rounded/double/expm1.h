// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_expm1 of double, by power.h.
//   Step 1: (2^(n/16) - 1) + 2^(n/16) (e^t - 1), of which the errors of power.h are at most 2^5.6 times as great beside
//     the difference, or n = 0, t = x, and t^2 / 6 < 2^-13.6 of the result is rounded by 2^-53 five times: less than
//     2^-63.8.
//   Step 2: of |x| < 1/2, x (1 + x/2! + x^2/3! + ...), else the power less 1, in integers of 128 bits.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/power.h>
#include <math/arithmetic/at_most.h>

#ifndef ONECLC_CR_EXPM1_STEP_2
#define ONECLC_CR_EXPM1_STEP_2
__attribute__((noinline)) static double expm1_in_doubt_of_double(double x) {
  ulong magnitude = as_ulong(x) & LONG_MAX;
  if (magnitude >= as_ulong(746.0) || x < -60 || magnitude < as_ulong(0x1p-60))
    return expm1(x); // infinite, NaN, -1 or x
  const wide one = {1ul << 63, 0};
  wide result;
  int exponent; // the result's magnitude is result 2^(exponent - 127)
  if (magnitude < as_ulong(0.5)) {
    integer_parts parts = parts_of(x);
    wide half_of_x = {parts.significand << 10, 0};
    wide series = fraction_series(fraction_of(fabs(x)), reciprocal_factorials, 29, x < 0);
    wide more = fraction_product(half_of_x, series);
    result = x < 0 ? wide_minus(half_of_x, more) : wide_plus(half_of_x, more);
    exponent = parts.exponent + 53;
  } else {
    wide r = natural_fraction(x, &exponent), power = power_in_wide(r, &exponent);
    if (exponent >= 0) {
      result = wide_minus(power, wide_shifted_right(one, exponent));
    } else {
      result = wide_minus(one, wide_shifted_right(power, -exponent));
      exponent = 0;
    }
  }
  return copysign(nearest_double(result, exponent), x);
}
#endif

gentype cr_expm1(gentype x) {
  // Step 1: below -40 the result is -1.
  gentype shifted;
  double_word most = power_less_one(natural_rest(at_least(x, (gentype)-40), &shifted)), power = scaled_power(shifted);
  double_word less_one = two_sum(power.high, (gentype)-1), product = two_product(power.high, most.high);
  double_word sum = fast_two_sum(less_one.high, product.high);
  gentype low = product.low + fma(power.high, most.low, fma(power.low, most.high, power.low));
  relation doubt;
  gentype result = copysign(rounded_sum(sum.high, sum.low + (less_one.low + low), 0x1.4p-64f, &doubt), x);
  // Step 2
  doubt |= !(x < (gentype)709);
  for_lanes_in (doubt)
    element(result) = expm1_in_doubt_of_double(element(x));
  return result;
}
