// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erf of half: a polynomial in x^2 times x, in float and rounded once more, which is odd and so needs neither |x| nor a
// sign, and of which the first coefficient is two words; from 2.61 on it is 1. All halves were tried.
#include <math/half/in_float.h>

gentype erf(gentype x) {
  const floatn most = (floatn)0x1.4ep1f;
  floatn v = vec_convert(float, x);
  v = v > most ? most : v; // NaN stays
  v = v < -most ? -most : v;
  floatn z = v * v, p = polynomial_in_float(z, 0x1.a3c8aap-26f, -0x1.81272ap-2f, 0x1.ce30bep-4f, -0x1.b825f8p-6f,
                                            0x1.554aa4p-8f, -0x1.b485b6p-11f, 0x1.bf9794p-14f, -0x1.524bc8p-17f,
                                            0x1.440758p-21f, -0x1.1ec928p-26f);
  return vec_convert(half, fma(v, (floatn)0x1.20dd74p0f, v * p));
}
