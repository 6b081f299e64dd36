// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cospi of half, in float: the sine of what |x| lacks up to 1/2 beside an integer; rounded once more. All halves were
// tried.
#include <math/half/in_float.h>

half cospi(half x) {
  float v = x;
  float a = fabs(v), shifted = a + 0x1.8p23f, t = 0.5f - fabs(a - (shifted - 0x1.8p23f)), square = t * t;
  float p = polynomial_in_float(square, 0x1.921fb6p1f, -0x1.4abbd6p2f, 0x1.466ad6p1f, -0x1.327862p-1f, 0x1.4004aap-4f);
  t = as_float(as_uint(t) ^ as_uint(shifted) << 31);
  return (half)fma(p, t, 0.0f); // a zero is +0
}
