// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sinpi of half, in float, with what is left of |x| beside an integer, and rounded once more. All halves were tried.
// Zeros have the sign of x.
#include <math/half/in_float.h>

half sinpi(half x) {
  float v = x;
  float a = fabs(v), shifted = a + 0x1.8p23f, t = a - (shifted - 0x1.8p23f), square = t * t;
  float p = polynomial_in_float(square, 0x1.921fb6p1f, -0x1.4abbd6p2f, 0x1.466ad6p1f, -0x1.327862p-1f, 0x1.4004aap-4f);
  t = as_float(as_uint(t) ^ as_uint(shifted) << 31);
  float result = fma(p, t, 0.0f); // a zero is +0
  return (half)as_float(as_uint(result) ^ (as_uint(v) & 0x80000000));
}
