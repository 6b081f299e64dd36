// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_acos (C23, 7.33.8): acos, correctly rounded, by way of double: for |x| <= 1/2, it is the right angle less asin(x),
// else twice asin(sqrt((1 - |x|) / 2)) or what that leaves of half a turn (asin_in_double.h). Half results are acos's,
// which are correctly rounded.
#define unary cr_acos
#include "float_and_half.h"
#include <correctly_rounded/asin_in_double.h>

gentype cr_acos(gentype x) {
#if elem_bits == 16
  return acos(x);
#else
  gentype magnitude = fabs(x);
  relation large = magnitude > (gentype)0.5f;
  gentype y = to_float(acos_of_small(asin_of_small(magnitude, large), x, large, 0x1.921fb54442d18p1));
  y = mended(y, x, 0x1.110b46p-26f, 0x1.921fb6p0f);
  y = mended(y, x, 0x1.04c444p-12f, 0x1.920f6ap0f);
  return magnitude > (gentype)1 ? (gentype)NAN : y;
#endif
}
