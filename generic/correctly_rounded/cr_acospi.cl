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
  vec(long) is_large = vec_convert(long, large), is_negative = vec_convert(long, x < (gentype)0);
  angle = is_large ? angle + angle : -angle;
  doublen whole = is_negative ? (doublen)1 : (doublen)0;
  whole = is_large ? whole : (doublen)0.5;
  gentype y = to_float(whole + (is_negative ? -angle : angle));
  return magnitude > (gentype)1 ? (gentype)NAN : y;
#endif
}
