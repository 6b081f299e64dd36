// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_cos (C23, 7.33.8): cos, correctly rounded, by way of double (trig_in_double.h). Half results are cos's, which are
// correctly rounded.
#define unary cr_cos
#include "float_and_half.h"
#include <correctly_rounded/trig_in_double.h>

gentype cr_cos(gentype x) {
#if elem_bits == 16
  return cos(x);
#else
  if (__builtin_expect(!are_small(x), false))
    return mended_cosine(to_float(cos(to_double(x))), x);
  vec(ulong) quadrant;
  doublen r = reduced_angle(to_double(x), &quadrant);
  return mended_cosine(to_float(sine_in_quadrant(r, quadrant + (vec(ulong))1)), x);
#endif
}
