// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_sin of double, by sine.h.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/sine.h>

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
