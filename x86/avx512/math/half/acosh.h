// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acosh of half of 8 and of 16, in float and rounded once more: sqrt(x^2 - 1) times a polynomial in x - 1 below 7/4, or
// ln(x + sqrt(x^2 - 1)) (significand.h). All halves were tried.
#if vec_width >= 8
#include <math/half/logarithms.h>
#include <math/half/significand.h>

gentype acosh(gentype x) {
  floatn v = vec_convert(float, x), root = __builtin_elementwise_sqrt(fma(v, fabs(v), (floatn)-1)), t = v - 1;
  floatn e, f = significand_of(v + root, &e) - 1;
  floatn p = polynomial_in_float(f, 0x1.00001p0f, -0x1.fffc6cp-2f, 0x1.5523bcp-2f, -0x1.00a2fcp-2f, 0x1.a7705p-3f,
                                 -0x1.584072p-3f, 0x1.53a46p-4f);
  floatn far = fma(e, (floatn)ln2_single, p * f);
  floatn near = polynomial_in_float(t, 0x1p0f, -0x1.555502p-2f, 0x1.10ffe8p-3f, -0x1.d1b6ccp-5f, 0x1.8bc7eep-6f,
                                    -0x1.1ea4fcp-7f, 0x1.df89dap-10f);
  return vec_convert(half, v < 1.75f ? near * root : far);
}
#else
#include <generic/math/half/acosh.h>
#endif
