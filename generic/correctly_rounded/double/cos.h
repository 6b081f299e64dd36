// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_cos of double, by sine.h: the sine in the next quadrant.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/sine.h>

gentype cr_cos(gentype x) {
  // Step 1
  relation doubt;
  igentype n;
  double_word r = reduce_pio2(x, &n);
  gentype result = sine_of_words(r, n + (igentype)1, &doubt);
  // Step 2
  doubt |= angle_is_rare(x, r);
  for_lanes_in (doubt)
    element(result) = cos_in_doubt_of_double(element(x));
  return result;
}
