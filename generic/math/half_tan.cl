// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_tan (6.15.2): the tangent within 260 ulp for |x| <= 2^16, by the method of trig_short.h.
#define unary half_tan
#include "only_float.h"
#include <math/trigonometry/trig_short.h>

gentype half_tan(gentype x) {
  igentype n;
  gentype r = reduce_short(fabs(x), &n), c, s = short_kernels(r, &c);
  relation odd = (n & (igentype)1) != (igentype)0;
  gentype result = half_divide(odd ? c : s, odd ? -s : c);
  return flip_sign(result, as_ugentype(x) & (ugentype)sign_bit);
}
