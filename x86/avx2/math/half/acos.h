// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acos of half is sqrt(1 - |x|) times a polynomial in |x|, or pi less that, in float and rounded once more. All halves
// were tried, of which two are mended (in_float.h).
#include <math/half/in_float.h>

gentype acos(gentype x) {
  floatn v = vec_convert(float, x), a = fabs(v), root = __builtin_elementwise_sqrt(1 - a);
  floatn p = polynomial_in_float(a, 0x1.921fb6p0f, -0x1.b77fp-3f, 0x1.6c6822p-4f, -0x1.9a8688p-5f, 0x1.f79ep-6f,
                                 -0x1.149dap-6f, 0x1.ac0b0cp-8f, -0x1.4123bep-10f);
  floatn turn = float_of((bits_of(v) >> 31) & constant_bits(0x1.921fb6p1f)),
         result = fma(float_of(bits_of(root) ^ sign_of(v)), p, turn);
  result = nudged(result, bits_of(v) == constant_bits(-0x1.1dp-1f), 1);
  result = nudged(result, bits_of(v) == constant_bits(-0x1.2bcp-4f), -1);
  return vec_convert(half, result);
}
