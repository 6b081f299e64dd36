// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_acospi (C23, 7.33.8): acospi, correctly rounded, by way of double: for |x| <= 1/2, it is the right angle less
// asin(x), else twice asin(sqrt((1 - |x|) / 2)) or what that leaves of half a turn (asin_in_double.h). Half results are
// acospi's, which are correctly rounded.
#define unary cr_acospi
#include "float_and_half.h"
#include <correctly_rounded/asin_in_double.h>

gentype cr_acospi(gentype x) {
#if elem_bits == 16
  return acospi(x);
#else
  gentype magnitude = fabs(x);
  relation large = magnitude > (gentype)0.5f;
  doublen angle = asin_of_small(magnitude, large) * (doublen)0x1.45f306dc9c883p-2;
  gentype y = to_float(acos_of_small(angle, x, large, 1));
  return magnitude > (gentype)1 ? (gentype)NAN : y;
#endif
}
