// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_cospi of double, by sine_pi.h: the sine in the next quadrant. Below 2^-28 the result is 1 as long as (pi x)^2 / 2
// is not beyond 2^-54, and else the double below 1.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/sine_pi.h>

#ifndef ONECLC_CR_COSPI_STEP_2
#define ONECLC_CR_COSPI_STEP_2
__attribute__((noinline, const)) static double cospi_in_doubt_of_double(double x) {
  if (turn_is_special(x))
    return cospi(x);
  // 2^-26.5 / pi, rounded down: no double lies between it and the x where cos(pi x) is the middle, 1 - 2^-54.
  if (fabs(x) < 0x1p-28)
    return fabs(x) <= 0x1.ccf6429be6621p-29 ? 1 : 0x1.fffffffffffffp-1;
  return sine_of_wide(turn_in_wide(x), 1);
}
#endif

gentype cr_cospi(gentype x) {
  // Step 1
  relation doubt;
  igentype n;
  double_word r = reduce_half(fabs(x), &n);
  gentype result = sine_of_words(r, n + (igentype)1, &doubt) + (gentype)0; // no negative 0
  // Step 2
  doubt |= turn_is_rare(x);
  for_lanes_in (doubt)
    element(result) = cospi_in_doubt_of_double(element(x));
  return result;
}
