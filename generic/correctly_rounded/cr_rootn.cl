// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_rootn (C23, 7.33.8): rootn, correctly rounded, by way of double (in_double.h) and, in doubt, of two doubles
// (power_in_words.h). Half results are rootn's, which are correctly rounded.
#define binary cr_rootn
#define second int
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>
#include <correctly_rounded/power_in_words.h>

gentype cr_rootn(gentype x, intn n) {
#if elem_bits == 16
  return rootn(x, n);
#else
  relation doubt;
  gentype result = rounded_with_doubt(rootn(to_double(x), n), &doubt);
  for_lanes_in (doubt)
    lane(result) = copysign(power_in_words(lane(x), 1, lane(n)), lane(result));
  return result;
#endif
}
