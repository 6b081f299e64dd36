// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_pow of double, by any_base.h.
#include <correctly_rounded/double/any_base.h>

gentype cr_pow(gentype x, gentype y) {
  // Step 1
  relation doubt;
  gentype result = power_of_base(x, y, &doubt), half_y = y * (gentype)0.5;
  relation whole = trunc(y) == y, odd = whole & (trunc(half_y) != half_y);
  result = odd ? copysign(result, x) : result;
  // Step 2
  doubt |= (x < (gentype)0) & !whole;
  for_lanes_in (doubt)
    element(result) = power_in_doubt_of_double(pow(element(x), element(y)), element(x), element(y), 1);
  return result;
}
