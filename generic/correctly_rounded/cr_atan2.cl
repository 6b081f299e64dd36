// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_atan2 (C23, 7.33.8): atan2, correctly rounded, by way of double (in_double.h) and, in doubt, of two doubles
// (angle_in_words.h). Half results are atan2's, which are correctly rounded.
#define binary cr_atan2
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>
#include <correctly_rounded/angle_in_words.h>

gentype cr_atan2(gentype y, gentype x) {
#if elem_bits == 16
  return atan2(y, x);
#else
  relation doubt;
  gentype result = rounded_with_doubt(atan2(to_double(y), to_double(x)), &doubt);
  if (__builtin_expect(any_lane(doubt), false)) {
#if vec_width == 1
    result = copysign(angle_in_words(y, x, false), result);
#else
    for (int l = 0; l < vec_width; l++)
      if (doubt[l])
        result[l] = copysign(angle_in_words(y[l], x[l], false), result[l]);
#endif
  }
  return result;
#endif
}
