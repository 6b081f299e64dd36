// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// asinpi of half is as in asin, with the polynomial of asin(t) / (pi t). All halves were tried, of which one is mended
// (in_float.h).
#include <math/half/in_float.h>

gentype asinpi(gentype x) {
  floatn v = vec_convert(float, x), a = fabs(v), z = fma(a, (floatn)-0.5f, (floatn)0.5f);
  intn far = bits_of(a) > constant_bits(0.5f);
  floatn t = far ? __builtin_elementwise_sqrt(z) : a, square = far ? z : a * a;
  floatn p = polynomial_in_float(square, 0x1.45f306p-2f, 0x1.b29c2p-5f, 0x1.868262p-6f, 0x1.e15672p-7f, 0x1.bfb51cp-8f,
                                 0x1.e1252ep-7f);
  p *= t;
  floatn result = far ? fma(p, (floatn)-2, (floatn)0.5f) : p;
  result = nudged(result, bits_of(a) == constant_bits(0x1.004p-3f), 1);
  return vec_convert(half, float_of(bits_of(result) ^ sign_of(v)));
}
