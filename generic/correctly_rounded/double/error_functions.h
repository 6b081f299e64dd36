// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The second steps of cr_erf and cr_erfc of double, in integers of 128 bits, with relative errors below 2^-120. Their
// values come no nearer to a middle than 2^-115 of it or so (CORE-MATH's lists). To be included after power.h.
#ifndef ONECLC_CORRECTLY_ROUNDED_ERROR_FUNCTIONS_H
#define ONECLC_CORRECTLY_ROUNDED_ERROR_FUNCTIONS_H
#include <correctly_rounded/double/erf_tables.h>
#include <correctly_rounded/double/wide_float.h>

// x^2 modulo 1
static inline wide fraction_of_square(double x) {
  integer_parts parts = parts_of(x);
  wide square = wide_product(parts.significand, parts.significand);
  int shift = 2 * parts.exponent + 128;
  return shift < 0 ? wide_shifted_right(square, -shift) : wide_shifted(square, shift);
}

// erf(x) = 2 x / sqrt(pi) (1 - x^2 / 3 + x^4 / (2! 5) - ...), for |x| < 3/4. x^62 / (31! 63) < 2^-140 is left out.
static inline wide_float erf_in_wide(double x) {
  const wide_float slope = float_constant(0x906eba8214db688d, 0x71d48a7f6bfec344, 0x1409a0ebac3e7517, 1);
  wide less = fraction_series(fraction_of_square(x), erf_terms, 30, true);
  return float_product(float_product(slope, wide_float_of(x)),
                       float_sum(wide_float_of(1), wide_float_from(less, 0, true)));
}

// erfc(x) for 3/4 <= x < 28, by the trapezoidal rule with steps of pi / 10 for 2 x / pi e^(-x^2) times the integral of
// e^(-t^2) / (t^2 + x^2) from 0 to infinity (C. Chiarella, A. Reichel, "On the evaluation of integrals related to the
// error function", Mathematics of Computation 22, 1968): with q = (pi / (10 x))^2 it is
//   e^(-x^2) / (5 x) (1/2 + the sum of e^(-(pi n / 10)^2) / (1 + n^2 q) for n = 1, 2 ...) - 2 / (e^(20 x) - 1),
// without the last term from 10 on, with a relative error below 2^-138. The sum is s(1), of
//   s(n) = e^(-(2 n - 1) (pi / 10)^2) (1 / (1 + n^2 q) + s(n + 1)), s(30) = 0,
// which leaves out 2^-128. s(n) / 4 is a quotient of two fractions, of which the denominator is kept above 1/2. A
// product drops less than 3 2^-128. So a step adds 2^-124 (3 + 4 r) to s(n), where r is the factor of its line, and 12
// 2^-128 s(n). s(n) is multiplied by e^(-(pi (n - 1) / 10)^2) in s(1): with the errors of q, of the divisors and of the
// table less than 2^-120.4 of the sum, and 2^-120 with the power's.
static inline wide_float erfc_in_wide(double x) {
  const wide_float square_of_step = float_constant(0xca2126ca2bc136cf, 0xcb5f43a5c342b1a2, 0x9a08361452f6921f, -3);
  wide q = fraction_of_float(float_quotient(square_of_step, square_of(x)));
  wide numerator = {0, 0}, denominator = {ULONG_MAX, ULONG_MAX};
  for (int n = 29; n > 0; n--) {
    // 1 + n^2 q, less than 2^8, is divisor 2^bits.
    wide ratio = {power_ratios[n - 1].x, power_ratios[n - 1].y};
    wide divisor = wide_plus(wide_product(q.high, n * n), (wide){1, mul_hi(q.low, (ulong)(n * n))});
    int zeros = (int)clz(divisor.high), bits = 64 - zeros;
    divisor = wide_shifted(divisor, zeros);
    divisor.low |= q.low * (ulong)(n * n) >> bits;
    wide sum = wide_plus(fraction_product(numerator, divisor), wide_shifted_right(denominator, bits + 2));
    numerator = fraction_product(ratio, sum);
    denominator = fraction_product(denominator, divisor);
    if (denominator.high >> 63 == 0) {
      numerator = wide_shifted(numerator, 1);
      denominator = wide_shifted(denominator, 1);
    }
  }
  wide_float below = wide_float_from(denominator, 0, false);
  wide_float sum = float_sum(below, wide_float_from(numerator, 3, false));
  below = float_product(below, float_product(wide_float_of(10), wide_float_of(x)));
  wide_float power = natural_power_in_wide(-x * x, wide_minus((wide){0, 0}, fraction_of_square(x)));
  sum = float_quotient(float_product(power, sum), below);
  if (x >= 10)
    return sum;
  power = natural_power_in_wide(20 * x, wide_times(fraction_of(x), 20));
  wide_float more = float_scaled(float_reciprocal(float_sum(power, wide_float_of(-1))), 1);
  return float_sum(sum, float_minus(more));
}
#endif
