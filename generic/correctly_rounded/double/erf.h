// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_erf of double, by the steps of first_step.h, for a = |x|.
//   Step 1: erf(a) = erf(m) + 2 / sqrt(pi) e^(-m^2) s, with a table of points m, multiples of 1/32, t = a - m,
//     |t| <= 1/64. s is the integral of e^(-2 m t - t^2), whose Taylor series has the Hermite polynomials: s / t is the
//     sum of h_k / (k + 1)!, h_k = -2 m t h_(k-1) - 2 (k - 1) t^2 h_(k-2), h_0 = 1. What is given to 3 s / t by h_1 and
//     h_2 is the sum of two doubles. The other ones, added by C. W. Clenshaw's recurrence ("A note on the summation of
//     Chebyshev series", Mathematics of Computation 9, 1955), are below 2^-23.8 of the result, and are rounded by 2^-53
//     thirteen times at most; those beyond h_10 are below 2^-80.5 of it. Together less than 2^-73. From 6 on the result
//     is 1.
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
  gentype shifted = fma(a, (gentype)32, shifter);
  gentype m = (shifted - shifter) * (gentype)0x1p-5, t = a - m;
  double_word slope, erf_m = row_of_four(erf_points, as_ugentype(shifted) & (ugentype)255, &slope);
  // 3 s / t = 3 + rest: the terms of h_1 and h_2, and the others
  double_word square = two_product(t, t), first = two_product((gentype)-3 * m, t);
  gentype factor = fma_plain(m + m, m, (gentype)-1);
  double_word second = two_product(factor, square.high), rest = two_sum(first.high, second.high);
  gentype u = (gentype)-2 * m * t, v = (gentype)-2 * square.high, h_2 = (gentype)2 * second.high, b = 0, after = 0;
  const double thirds_of_factorials[] = {8, 40, 240, 1680, 13440, 120960, 1209600, 13305600}; // (k + 1)! / 3
#pragma unroll
  for (int k = 10; k >= 3; k--) {
    gentype next = fma(u, b, fma(v * (gentype)(k + 1), after, (gentype)(1 / thirds_of_factorials[k - 3])));
    after = b;
    b = next;
  }
  gentype others = fma(fma(v, (gentype)2, h_2) * u, b, (gentype)3 * v * h_2 * after);
  rest.low += first.low + fma(factor, square.low, second.low) + others;
  // erf(m) + slope t (3 + rest)
  double_word p = two_product(slope.high, t);
  p.low = fma(slope.low, t, p.low);
  double_word whole = two_product(p.high, (gentype)3), part = two_product(p.high, rest.high);
  double_word sum = fast_two_sum(erf_m.high, whole.high), total = fast_two_sum(sum.high, part.high);
  part.low += fma(p.high, rest.low, p.low * rest.high);
  gentype low = erf_m.low + fma(p.low, (gentype)3, whole.low) + part.low;
  relation doubt;
  gentype result = copysign(rounded_sum(total.high, total.low + (sum.low + low), 0x1.2p-73f, &doubt), x);
  // Step 2: low words of smaller numbers might be subnormal.
  doubt |= bits_outside(fabs(x), as_ugentype((gentype)power_of_two(-960)), (ugentype)infinity_bits);
  for_lanes_in (doubt)
    element(result) = erf_in_doubt_of_double(element(x));
  return result;
}
