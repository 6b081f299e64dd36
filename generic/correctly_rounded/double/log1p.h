// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log1p of double, by logarithm.h and natural_log.h. Below 2^-54 the result is x: x^2 / 2 is less than the distance
// to the middle. Step 2 of other small x is the Taylor series: log1p(x) may come within 2^-137 of a middle there (found
// by lab/near_middles).
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/logarithm.h>
#include <correctly_rounded/double/natural_log.h>

#ifndef ONECLC_CR_LOG1P_STEP_2
#define ONECLC_CR_LOG1P_STEP_2
// Of the Taylor series, 1 / 2 to 1 / 7, as fractions in two words, rounded down; lab/coefficients/double_tables.py
// prints them.
static table_space const ulong2 log1p_terms[6] = {
    {0x8000000000000000, 0x0000000000000000}, {0x5555555555555555, 0x5555555555555555},
    {0x4000000000000000, 0x0000000000000000}, {0x3333333333333333, 0x3333333333333333},
    {0x2aaaaaaaaaaaaaaa, 0xaaaaaaaaaaaaaaaa}, {0x2492492492492492, 0x4924924924924924}};
__attribute__((noinline, const)) static double log1p_in_doubt_of_double(double x) {
  if (fabs(x) < 0x1p-54)
    return x;
  if (fabs(x) < 0x1p-20)
    return nearly_same(x, copysign(1.0, x), log1p_terms, x > 0);
  if (!has_logarithm(1 + x))
    return log1p(x); // -1 and below, infinity and NaN
  wide_float less_one = wide_float_of(x);
  return double_of(log_in_wide(float_sum(wide_float_of(1), less_one), less_one));
}
#endif

gentype cr_log1p(gentype x) {
  // Step 1
  relation doubt;
  gentype result = copysign(log_of_one_plus_words((double_word){x, (gentype)0}, &doubt), x); // zeros keep their sign
  // Step 2
  doubt |= !((x > (gentype)-1) & (x < (gentype)power_of_two(1000)));
  for_lanes_in (doubt)
    element(result) = log1p_in_doubt_of_double(element(x));
  return result;
}
