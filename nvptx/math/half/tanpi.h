// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tanpi of half, in float, with what is left of |x| beside an integer, or with what that lacks up to 1/2 and a
// reciprocal; rounded once more. All halves were tried with all reciprocals that the instruction may give
// (lab/test/half_instructions.test); one magnitude is mended. Zeros and poles are as in generic/.
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half tanpi(half x) {
  float v = x;
  float a = fabs(v), shifted = a + 0x1.8p23f, rest = a - (shifted - 0x1.8p23f), distance = fabs(rest);
  bool far = distance > 0.25f;
  float t = far ? 0.5f - distance : distance, square = t * t;
  float p = polynomial_in_float(square, 0x1.921fb6p+1f, 0x1.4abc3ap+3f, 0x1.4697a2p+5f, 0x1.41eb72p+7f, 0x1.709774p+9f,
                                0x1.9019e4p+9f, 0x1.b31fd4p+14f);
  p *= t;
  float result = far ? approximate_reciprocal(p) : p;
  result = a == 0x1.fc8p-14f ? 0x1.8f4p-12f : result;
  uint sign = as_uint(rest == 0 ? as_float(as_uint(shifted) << 31) : rest) ^ as_uint(v);
  return (half)as_float(as_uint(result) ^ (sign & 0x80000000));
}
