// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_erf of double, by the steps of first_step.h, for a = |x|.
//   Step 1: erf(a) = erf(m) + 2 / sqrt(pi) e^(-m^2) s, s = t - m t^2 + (2 m^2 - 1) t^3 / 3 - ..., with a table of
//     points m, multiples of 1/16, t = a - m, |t| <= 1/32. s is the integral of e^(-2 m t - t^2), whose Taylor series
//     has the Hermite polynomials: its term of order k, times k, is -2 m t times the one before less 2 t^2 times that
//     before it. What is given to 3 s / t by the terms up to t^2 is the sum of two doubles. The other ones are below
//     2^-20 of the result, and are rounded by 2^-53 four times; those beyond t^12 are below 2^-73 of it. Together less
//     than 2^-70. From 6 on the result is 1.
//   Step 2: error_functions.h.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/power.h>
#include <correctly_rounded/double/error_functions.h>

#ifndef ONECLC_CR_ERF_STEP_2
#define ONECLC_CR_ERF_STEP_2
__attribute__((noinline, const)) static double erf_in_doubt_of_double(double x) {
  double a = fabs(x);
  if (!(a < 6) || a == 0)
    return erf(x); // 1, 0 or NaN
  if (a < 0.75)
    return double_of(erf_in_wide(x));
  return copysign(double_of(float_sum(wide_float_of(1), float_minus(erfc_in_wide(a)))), x);
}
#endif

gentype cr_erf(gentype x) {
  // Step 1: the point m, and what the table has for it
  gentype a = fabs(x) < (gentype)6 ? fabs(x) : (gentype)6; // a NaN, too, must have a point in the table
  gentype shifted = fma(a, (gentype)16, shifter);
  gentype m = (shifted - shifter) * (gentype)0x1p-4, t = a - m;
  double_word slope, erf_m = row_of_four(erf_points, as_ugentype(shifted) & (ugentype)127, &slope);
  // 3 s / t = 3 + rest: the terms of t and t^2, and the others
  double_word square = two_product(t, t), first = two_product((gentype)-3 * m, t);
  gentype factor = fma_plain(m + m, m, (gentype)-1);
  double_word second = two_product(factor, square.high), rest = two_sum(first.high, second.high);
  gentype slope_term = (gentype)-2 * m * t, square_term = (gentype)-2 * square.high;
  gentype before = slope_term, term = second.high, others = 0;
  for (int k = 3; k <= 11; k++) {
    gentype next = fma(slope_term * (gentype)(1.0 / k), term, square_term * (gentype)(1.0 / k) * before);
    before = term;
    term = next;
    others = fma(term, (gentype)(3.0 / (k + 1)), others);
  }
  rest.low += first.low + fma(factor, square.low, second.low) + others;
  // erf(m) + slope t (3 + rest)
  double_word p = two_product(slope.high, t);
  p.low = fma(slope.low, t, p.low);
  double_word whole = two_product(p.high, (gentype)3), part = two_product(p.high, rest.high);
  double_word sum = fast_two_sum(erf_m.high, whole.high), total = fast_two_sum(sum.high, part.high);
  part.low += fma(p.high, rest.low, p.low * rest.high);
  gentype low = erf_m.low + fma(p.low, (gentype)3, whole.low) + part.low;
  relation doubt;
  gentype result = copysign(rounded_sum(total.high, total.low + (sum.low + low), 0x1p-69f, &doubt), x);
  // Step 2: low words of smaller numbers might be subnormal.
  doubt |= bits_outside(fabs(x), as_ugentype((gentype)power_of_two(-960)), (ugentype)infinity_bits);
  for_lanes_in (doubt)
    element(result) = erf_in_doubt_of_double(element(x));
  return result;
}
