// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cos of half, in float: the sine of what |x| is beyond the nearest odd multiple of pi / 2, by a polynomial; rounded
// once more. All halves were tried.
#include <math/half/in_float.h>

half cos(half x) {
  float v = x;
  float a = fabs(v), shifted = fma(a, 0x1.45f306p-2f, -0.5f) + 0x1.8p23f, n = shifted - 0x1.8p23f + 0.5f;
  float t = fma(n, 0x1.4442cep-23f, fma(n, 0x1.921fb4p1f, -a)), square = t * t;
  float p = polynomial_in_float(square, 0x1p+0f, -0x1.555548p-3f, 0x1.110eep-7f, -0x1.9f70dep-13f, 0x1.5dc788p-19f);
  return (half)as_float(as_uint(p * t) ^ as_uint(shifted) << 31);
}
