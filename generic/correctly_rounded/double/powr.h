// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_powr of double, by any_base.h.
#include <correctly_rounded/double/any_base.h>

gentype cr_powr(gentype x, gentype y) {
  // Step 1
  relation doubt;
  gentype result = power_of_base(x, y, &doubt);
  // Step 2
  doubt |= x < (gentype)0;
  for_lanes_in (doubt)
    element(result) = power_in_doubt_of_double(powr(element(x), element(y)), element(x), element(y), 1);
  return result;
}
