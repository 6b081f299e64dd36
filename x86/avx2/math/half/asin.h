// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// asin of half is |x| times a polynomial in its square or, beyond 1/2, pi/2 - 2 asin(sqrt((1 - |x|) / 2)), in float and
// rounded once more. All halves were tried.
#include <math/half/in_float.h>

gentype asin(gentype x) {
  floatn v = vec_convert(float, x), a = fabs(v), z = fma(a, (floatn)-0.5f, (floatn)0.5f);
  intn far = bits_of(a) > constant_bits(0.5f);
  floatn t = far ? __builtin_elementwise_sqrt(z) : a, square = far ? z : a * a;
  floatn p = polynomial_in_float(square, 0x1.000002p0f, 0x1.554c24p-3f, 0x1.35431p-4f, 0x1.439f5ap-5f, 0x1.a1044p-5f);
  p *= t;
  floatn result = far ? fma(p, (floatn)-2, (floatn)0x1.921fb6p0f) : p;
  return vec_convert(half, float_of(bits_of(result) ^ sign_of(v)));
}
