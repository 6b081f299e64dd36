// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_atanh of double, by logarithm.h and natural_log.h: with a = |x|, atanh(a) = ln(1 + y) / 2, y = 2 a / (1 - a).
//   Step 1: y is the sum of a quotient and its residual times 1 / (1 - a), with an error of 2^-102.
//   Step 2: the same in integers of 128 bits, or for small x the Taylor series. Below 2^-27 the result is x: a^3 / 3 is
//     less than the distance to the middle.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/logarithm.h>
#include <correctly_rounded/double/natural_log.h>
#include <math/arithmetic/rounded_root.h>

#ifndef ONECLC_CR_ATANH_STEP_2
#define ONECLC_CR_ATANH_STEP_2
__attribute__((noinline, const)) static double atanh_in_doubt_of_double(double x) {
  if (fabs(x) < 0x1p-12)
    return fabs(x) < 0x1p-27 ? x : nearly_same(x, x, reciprocals_of_odd, false);
  if (!(fabs(x) < 1))
    return atanh(x);
  const wide_float one = wide_float_of(1);
  wide_float a = wide_float_of(fabs(x));
  wide_float y = float_quotient(float_scaled(a, 1), float_sum(one, float_minus(a)));
  return copysign(double_of(float_scaled(log_in_wide(float_sum(one, y), y), -1)), x);
}
#endif

gentype cr_atanh(gentype x) {
  // Step 1
  gentype a = fabs(x);
  double_word rest = fast_two_sum((gentype)1, -a);
  gentype reciprocal = rounded_reciprocal(rest.high), quotient = a * reciprocal;
  gentype low = fma(-quotient, rest.low, fma(-quotient, rest.high, a)) * reciprocal;
  relation doubt;
  gentype log = log_of_one_plus_words((double_word){quotient + quotient, low + low}, &doubt);
  gentype result = copysign((gentype)0.5 * log, x);
  // Step 2: residuals of smaller numbers might be subnormal.
  doubt |= bits_outside(a, as_ugentype((gentype)power_of_two(-960)), as_ugentype((gentype)1));
  for_lanes_in (doubt)
    element(result) = atanh_in_doubt_of_double(element(x));
  return result;
}
