// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atanpi of half is as in atan, with the polynomial of atan(t) / (pi t). All halves were tried.
#include <math/half/arc_tangent.h>
#include <math/half/in_float.h>

gentype atanpi(gentype x) {
  floatn v = vec_convert(float, x), a = fabs(v);
  intn far = bits_of(a) > constant_bits(1.0f);
  floatn t = far ? -1 / a : a;
  floatn result = fma(half_atanpi_polynomial(t * t), t, far ? (floatn)0.5f : (floatn)0);
  return vec_convert(half, float_of(bits_of(result) ^ sign_of(v)));
}
