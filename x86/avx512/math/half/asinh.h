// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// asinh of half of 8 and of 16, in float and rounded once more: |x| times a polynomial in x^2 below 1/2, or ln(|x| +
// sqrt(x^2 + 1)) (significand.h). All halves were tried.
#if vec_width >= 8
#include <math/half/logarithms.h>
#include <math/half/significand.h>

gentype asinh(gentype x) {
  floatn v = vec_convert(float, x), a = fabs(v), square = a * a;
  floatn e, f = significand_of(a + __builtin_elementwise_sqrt(fma(a, a, (floatn)1)), &e) - 1;
  floatn p = polynomial_in_float(f, 0x1p0f, -0x1.000046p-1f, 0x1.554bfp-2f, -0x1.ff8614p-3f, 0x1.9bd08p-3f,
                                 -0x1.63cb2ap-3f, 0x1.216dc2p-3f, -0x1.103716p-4f);
  // With ln(2) a unit in the last place too small no half is wrong.
  floatn far = fma(e, (floatn)0x1.62e42ep-1f, p * f);
  floatn near = polynomial_in_float(square, 0x1p0f, -0x1.555276p-3f, 0x1.3278fcp-4f, -0x1.5cacaep-5f, 0x1.45a89cp-6f);
  return vec_convert(half, copysign(bits_of(a) < constant_bits(0.5f) ? near * a : far, v));
}
#else
#include <generic/math/half/asinh.h>
#endif
