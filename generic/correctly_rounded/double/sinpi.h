// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_sinpi of double, by sine_pi.h.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/sine_pi.h>

#ifndef ONECLC_CR_SINPI_STEP_2
#define ONECLC_CR_SINPI_STEP_2
__attribute__((noinline, const)) static double sinpi_in_doubt_of_double(double x) {
  if (turn_is_special(x))
    return sinpi(x);
  return sine_of_wide(turn_in_wide(x), 0);
}
#endif

gentype cr_sinpi(gentype x) {
  // Step 1
  relation doubt;
  igentype n;
  double_word r = reduce_half(fabs(x), &n);
  gentype y = sine_of_words(r, n, &doubt) + (gentype)0; // no negative 0
  gentype result = flip_sign(y, as_ugentype(x) & (ugentype)sign_bit);
  // Step 2
  doubt |= turn_is_rare(x);
  for_lanes_in (doubt)
    element(result) = sinpi_in_doubt_of_double(element(x));
  return result;
}
