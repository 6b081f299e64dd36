// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_cospi of double, by sine_pi.h: the sine in the next quadrant.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/sine_pi.h>

#ifndef ONECLC_CR_COSPI_STEP_2
#define ONECLC_CR_COSPI_STEP_2
__attribute__((noinline, const)) static double cospi_in_doubt_of_double(double x) {
  if (turn_is_special(x))
    return cospi(x);
  return sine_of_wide(turn_in_wide(x), 1);
}
#endif

gentype cr_cospi(gentype x) {
  // Step 1
  relation doubt;
  igentype n;
  double_word r = reduce_half(fabs(x), &n);
  gentype result = sine_of_words(r, n + (igentype)1, &doubt);
  // Step 2
  doubt |= turn_is_rare(x, r);
  for_lanes_in (doubt)
    element(result) = cospi_in_doubt_of_double(element(x));
  return result;
}
