// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan of half is |x| times a polynomial in its square or, beyond 1, pi/2 - atan(1 / |x|), in float and rounded once
// more. All halves were tried, of which two magnitudes are mended (in_float.h).
#include <math/half/in_float.h>
#include <math/half/arc_tangent.h>

gentype atan(gentype x) {
  floatn v = vec_convert(float, x), a = fabs(v);
  intn far = bits_of(a) > constant_bits(1.0f);
  floatn t = far ? -1 / a : a;
  floatn result = fma(half_atan_polynomial(t * t), t, far ? (floatn)0x1.921fb6p0f : (floatn)0);
  result = nudged(result, bits_of(a) == constant_bits(0x1.9b8p2f), 1);
  result = nudged(result, bits_of(a) == constant_bits(0x1.2b8p3f), -1);
  return vec_convert(half, float_of(bits_of(result) ^ sign_of(v)));
}
