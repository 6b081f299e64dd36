// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_sin (6.15.2): the sine within 256 ulp for |x| <= 2^16, by the method of trig_short.h.
#define unary half_sin
#include "only_float.h"
#include <math/trigonometry/trig_short.h>

gentype half_sin(gentype x) {
  igentype n;
  gentype r = reduce_short(fabs(x), &n), c, s = short_kernels(r, &c);
  gentype result = (n & (igentype)1) != (igentype)0 ? c : s;
  return flip_sign(result, sign_of_quadrant(n) ^ (as_ugentype(x) & (ugentype)sign_bit));
}
