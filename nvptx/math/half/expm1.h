// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// expm1 of half, in float: e^x - 1 or, for |x| below 0.7, a polynomial; rounded once more. All halves were tried with
// all powers that the instruction may give (lab/test/half_instructions.test); one is mended.
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half expm1(half x) {
  float v = x;
  float far = approximate_exp2(fma(v, 0x1.715476p+0f, 0x1.dffe8ep-24f)) - 1;
  far = v == 0x1.608p3f ? 0x1.db4p15f : far;
  float p = polynomial_in_float(v, 0x1.00001cp-1f, 0x1.555484p-3f, 0x1.554a86p-5f, 0x1.111766p-7f, 0x1.719e6ep-10f,
                                0x1.a12c1ap-13f);
  float near = fma(p, v, 1.0f) * v;
  return (half)(fabs(v) < 0.7f ? near : far);
}
