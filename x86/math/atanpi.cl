// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atanpi (6.15.2): half is as in atan, with the polynomial of atan(t) / (pi t). All halves were tried. Float and double
// are those of generic/.
#define unary atanpi
#include "each_float.h"
#if elem_bits == 16 && defined(__AVX2__)
#include <math/arithmetic/half_bits.h>
#include <math/trigonometry/half_atan.h>

gentype atanpi(gentype x) {
  floatn v = vec_convert(float, x), a = fabs(v);
  intn far = bits_of(a) > constant_bits(1.0f);
  floatn t = far ? -1 / a : a;
  floatn result = fma(half_atanpi_polynomial(t * t), t, far ? (floatn)0.5f : (floatn)0);
  return vec_convert(half, float_of(bits_of(result) ^ sign_of(v)));
}
#else
#include <generic/math/atanpi.cl>
#endif
