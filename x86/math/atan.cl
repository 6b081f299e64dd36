// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan (6.15.2): half is |x| times a polynomial in its square or, beyond 1, pi/2 - atan(1 / |x|), in float and rounded
// once more. All halves were tried, of which two magnitudes are mended (nudged.h). Float and double are those of
// generic/.
#define unary atan
#include "each_float.h"
#if elem_bits == 16 && defined(__AVX2__)
#include <math/arithmetic/half_bits.h>
#include <math/arithmetic/nudged.h>
#include <math/trigonometry/half_atan.h>

gentype atan(gentype x) {
  floatn v = vec_convert(float, x), a = fabs(v);
  intn far = bits_of(a) > constant_bits(1.0f);
  floatn t = far ? -1 / a : a;
  floatn result = fma(half_atan_polynomial(t * t), t, far ? (floatn)0x1.921fb6p0f : (floatn)0);
  result = nudged(result, bits_of(a) == constant_bits(0x1.9b8p2f), 1);
  result = nudged(result, bits_of(a) == constant_bits(0x1.2b8p3f), -1);
  return vec_convert(half, float_of(bits_of(result) ^ sign_of(v)));
}
#else
#include <generic/math/atan.cl>
#endif
