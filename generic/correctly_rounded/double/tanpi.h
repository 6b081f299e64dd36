// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_tanpi of double, by sine_pi.h.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/sine_pi.h>

#ifndef ONECLC_CR_TANPI_STEP_2
#define ONECLC_CR_TANPI_STEP_2
__attribute__((noinline, const)) static double tanpi_in_doubt_of_double(double x) {
  if (turn_is_special(x))
    return tanpi(x);
  return tangent_of_wide(turn_in_wide(x));
}
#endif

gentype cr_tanpi(gentype x) {
  // Step 1
  relation doubt;
  igentype n;
  double_word r = reduce_half(fabs(x), &n);
  gentype result = flip_sign(tangent_of_words(r, n, &doubt), as_ugentype(x) & (ugentype)sign_bit);
  // Step 2, also where f is 0 and x is not even: infinities, and zeros of the other sign
  doubt |= turn_is_rare(x) | ((r.high == (gentype)0) & ((n & (igentype)3) != (igentype)0));
  for_lanes_in (doubt)
    element(result) = tanpi_in_doubt_of_double(element(x));
  return result;
}
