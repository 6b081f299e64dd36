// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_cos (6.15.2): the cosine within 256 ulp for |x| <= 2^16, by the method of trig_short.h.
#define unary half_cos
#include "only_float.h"
#include <math/trigonometry/trig_short.h>

gentype half_cos(gentype x) {
  igentype n;
  gentype r = reduce_short(fabs(x), &n), c, s = short_kernels(r, &c);
  return flip_sign((n & (igentype)1) != (igentype)0 ? s : c, sign_of_quadrant(n + (igentype)1));
}
