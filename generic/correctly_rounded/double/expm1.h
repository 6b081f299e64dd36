// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_expm1 of double, by power.h.
//   Step 1: less_one_in_words. Below -40 the result is -1.
//   Step 2: of |x| < 1/2, x (1 + x/2! + x^2/3! + ...), else the power less 1, in integers of 128 bits.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/power.h>
#include <math/arithmetic/at_most.h>

#ifndef ONECLC_CR_EXPM1_STEP_2
#define ONECLC_CR_EXPM1_STEP_2
__attribute__((noinline, const)) static double expm1_in_doubt_of_double(double x) {
  ulong magnitude = as_ulong(x) & LONG_MAX;
  if (magnitude >= as_ulong(746.0) || x < -60 || magnitude < as_ulong(0x1p-60))
    return expm1(x); // infinite, NaN, -1 or x
  return double_of(less_one_in_wide(x));
}
#endif

gentype cr_expm1(gentype x) {
  // Step 1
  double_word less_one = less_one_in_words(at_least(x, (gentype)-40));
  relation doubt;
  gentype result = copysign(rounded_sum(less_one.high, less_one.low, 0x1.8p-66f, &doubt), x);
  // Step 2
  doubt |= !(x < (gentype)709);
  for_lanes_in (doubt)
    element(result) = expm1_in_doubt_of_double(element(x));
  return result;
}
