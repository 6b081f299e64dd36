// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atanh of half, in float: the logarithm of (1 + |x|) / (1 - |x|), halved, or, below 1/2, a polynomial; rounded once
// more. All halves were tried with all logarithms that the instruction may give (lab/test/half_instructions.test).
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half atanh(half x) {
  float v = x;
  float a = fabs(v), square = a * a;
  float far = (approximate_log2(1 - a) - approximate_log2(1 + a)) * -0x1.62e43p-2f;
  float p = polynomial_in_float(square, 0x1p+0f, 0x1.55553ep-2f, 0x1.99a728p-3f, 0x1.2342bp-3f, 0x1.e49c42p-4f,
                                0x1.a2a704p-5f, 0x1.6a8526p-3f);
  return (half)as_float(as_uint(a < 0.5f ? p * a : far) ^ (as_uint(v) & 0x80000000));
}
