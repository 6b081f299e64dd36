// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_sin of double, by sine.h. No sine of a double but that of 0 is the middle between two doubles or a double, as
// such sines are transcendental.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/sine.h>

#ifndef ONECLC_CR_SIN_STEP_2
#define ONECLC_CR_SIN_STEP_2
__attribute__((noinline, const)) static double sin_in_doubt_of_double(double x) {
  if (angle_is_small(x) || angle_is_endless(x))
    return sin(x); // x or NaN
  return sine_of_wide(reduced_in_wide(x), 0);
}
#endif

gentype cr_sin(gentype x) {
  // Step 1
  relation doubt;
  igentype n;
  double_word r = reduce_pio2(x, &n);
  gentype result = sine_of_words(r, n, &doubt);
  // Step 2
  doubt |= angle_is_rare(x, r);
  for_lanes_in (doubt)
    element(result) = sin_in_doubt_of_double(element(x));
  return result;
}
