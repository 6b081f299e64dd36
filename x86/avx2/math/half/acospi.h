// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acospi of half is sqrt(1 - |x|) times a polynomial in |x|, or 1 less that, in float and rounded once more. All halves
// were tried.
#include <math/half/in_float.h>

gentype acospi(gentype x) {
  floatn v = vec_convert(float, x), a = fabs(v), root = __builtin_elementwise_sqrt(1 - a);
  floatn p = polynomial_in_float(a, 0x1p-1f, -0x1.17cb58p-4f, 0x1.d014e6p-6f, -0x1.05d87ep-6f, 0x1.430a0ap-7f,
                                 -0x1.668b54p-8f, 0x1.18f47p-9f, -0x1.aae90ep-12f);
  floatn turn = float_of((bits_of(v) >> 31) & constant_bits(1.0f)),
         result = fma(float_of(bits_of(root) ^ sign_of(v)), p, turn);
  return vec_convert(half, result);
}
