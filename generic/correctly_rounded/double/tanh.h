// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_tanh of double, by power.h: with a = |x|, tanh(a) = E / (E + 2), E = e^(2 a) - 1.
//   Step 1: E has an error of 2^-66.1, and the quotient no greater one; its residual makes it the sum of two doubles.
//     From 20 on the result is 1.
//   Step 2: the same in integers of 128 bits, or for small x the Taylor series. Below 2^-27 the result is x: a^3 / 3 is
//     less than the distance to the middle. Hyperbolic tangents of doubles come no nearer to a middle than 2^-118 of it
//     or so, but for small x (CORE-MATH's list).
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/power.h>
#include <correctly_rounded/double/odd_series_table.h>
#include <math/arithmetic/at_most.h>
#include <math/arithmetic/rounded_root.h>

#ifndef ONECLC_CR_TANH_STEP_2
#define ONECLC_CR_TANH_STEP_2
__attribute__((noinline, const)) static double tanh_in_doubt_of_double(double x) {
  if (!(fabs(x) < 20))
    return tanh(x); // 1 or NaN
  if (fabs(x) < 0x1p-12)
    return fabs(x) < 0x1p-27 ? x : nearly_same(x, x, tangent_terms, true);
  wide_float less_one = less_one_in_wide(2 * fabs(x));
  return copysign(double_of(float_quotient(less_one, float_sum(less_one, wide_float_of(2)))), x);
}
#endif

gentype cr_tanh(gentype x) {
  // Step 1
  gentype a = at_most(fabs(x), (gentype)20);
  double_word less_one = less_one_in_words(a + a);
  less_one = fast_two_sum(less_one.high, less_one.low);
  double_word divisor = two_sum(less_one.high, (gentype)2);
  gentype reciprocal = rounded_reciprocal(divisor.high), quotient = less_one.high * reciprocal;
  gentype residual = fma(-quotient, divisor.high, less_one.high);
  gentype rest = (residual + fma(-quotient, divisor.low + less_one.low, less_one.low)) * reciprocal;
  relation doubt;
  gentype result = copysign(rounded_sum(quotient, rest, 0x1.8p-66f, &doubt), x);
  // Step 2: residuals of smaller numbers might be subnormal.
  doubt |= bits_outside(fabs(x), as_ugentype((gentype)power_of_two(-960)), (ugentype)infinity_bits);
  for_lanes_in (doubt)
    element(result) = tanh_in_doubt_of_double(element(x));
  return result;
}
