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

// erfc(x) for x >= 3/4, by the trapezoidal rule with steps of pi / 10 for 2 x / pi e^(-x^2) times the integral of
// e^(-t^2) / (t^2 + x^2) from 0 to infinity (C. Chiarella, A. Reichel, "On the evaluation of integrals related to the
// error function", Mathematics of Computation 22, 1968): with y = (10 x / pi)^2 it is
//   20 x / pi^2 e^(-x^2) (1 / (2 y) + the sum of e^(-(pi n / 10)^2) / (y + n^2) for n = 1, 2 ...) - 2 / (e^(20 x) - 1),
// without the last term from 10 on, with a relative error below 2^-138.
static inline wide_float erfc_in_wide(double x) {
  const wide_float factor = float_constant(0x81b0eceaade39e92, 0x2ca0c88973372271, 0x9aef08c5329e3e45, 2);
  const wide_float square_of_factor = float_constant(0xa21d2825595c8636, 0xb7c8faabd004eb0e, 0x01aacaf67f45cdd7, 4);
  wide_float wide_x = wide_float_of(x), y = float_product(square_of_factor, float_product(wide_x, wide_x));
  wide_float sum = float_scaled(float_reciprocal(y), -1);
  for (int n = 1; n <= 30; n++) {
    wide_float power = wide_float_from((wide){powers_of_squares[n - 1].x, powers_of_squares[n - 1].y}, 0, false);
    sum = float_sum(sum, float_quotient(power, float_sum(y, wide_float_of(n * n))));
  }
  wide minus_square = wide_minus((wide){0, 0}, fraction_of_square(x));
  sum = float_product(float_product(sum, natural_power_in_wide(-x * x, minus_square)), float_product(factor, wide_x));
  if (x >= 10)
    return sum;
  wide_float power = natural_power_in_wide(20 * x, wide_times(fraction_of(x), 20));
  wide_float more = float_scaled(float_reciprocal(float_sum(power, wide_float_of(-1))), 1);
  return float_sum(sum, float_minus(more));
}
#endif
