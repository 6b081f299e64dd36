// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_tgamma of double, by gamma.h. Of integers up to 23 it has less than 54 bits, and of greater ones more: none is a
// middle.
#include <correctly_rounded/double/gamma.h>

#ifndef ONECLC_CR_TGAMMA_STEP_2
#define ONECLC_CR_TGAMMA_STEP_2
// As it is `const`, loops that call cr_tgamma become vector code: LLVM 22 does not find that out by itself.
__attribute__((noinline, const)) static double tgamma_in_doubt_of_double(double x) {
  double plain = tgamma(x);
  if (x == 0 || !(x > -200 && x < 200) || (x < 0 && x == rint(x)))
    return plain; // zeros, infinite or NaN
  wide_float log = binary_log_gamma_in_wide(x);
  return copysign(power_of_three_words(log.significand, log.exponent, log.negative), plain);
}
#endif

gentype cr_tgamma(gentype x) {
  // Step 1: the error is below 2^-74.6. For x < 0 gamma(x) is negative if trunc(x) is even.
  relation doubt, below = x < (gentype)0;
  gentype result = power_of_two_in_words(binary_log_gamma(x), (gentype)0x1.9p-75f, &doubt);
  gentype half_x = trunc(x) * (gentype)0.5;
  below &= trunc(half_x) == half_x;
  result = below ? -result : result;
  // Step 2
  doubt |= gamma_is_rare(x, (gentype)180);
  for_lanes_in (doubt)
    element(result) = tgamma_in_doubt_of_double(element(x));
  return result;
}
