// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_atan2pi (C23, 7.33.8): atan2pi, correctly rounded, by way of double (in_double.h) and, in doubt, of two doubles
// (angle_in_words.h). Half results are atan2pi's, which are correctly rounded.
#define binary cr_atan2pi
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>
#include <correctly_rounded/angle_in_words.h>

gentype cr_atan2pi(gentype y, gentype x) {
#if elem_bits == 16
  return atan2pi(y, x);
#else
  relation doubt;
  gentype result = rounded_with_doubt(atan2pi(to_double(y), to_double(x)), &doubt);
  for_lanes_in (doubt)
    lane(result) = copysign(angle_in_words(lane(y), lane(x), true), lane(result));
  return result;
#endif
}
