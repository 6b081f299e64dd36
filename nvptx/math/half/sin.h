// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sin of half, in float: x less the nearest multiple of pi, whose first word leaves nothing to round, then a
// polynomial; rounded once more. All halves were tried.
#include <math/half/in_float.h>

half sin(half x) {
  float v = x;
  float shifted = fma(v, 0x1.45f306p-2f, 0x1.8p23f), n = shifted - 0x1.8p23f;
  float t = fma(n, -0x1.44425cp-23f, fma(n, -0x1.921fb4p1f, v)), square = t * t;
  float p =
      polynomial_in_float(square, 0x1.000002p+0f, -0x1.5555a2p-3f, 0x1.111268p-7f, -0x1.9f97p-13f, 0x1.5d199ep-19f);
  return (half)as_float(as_uint(p * t) ^ as_uint(shifted) << 31);
}
