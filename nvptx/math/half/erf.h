// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erf of half, in float: |x| times a polynomial in its square or, beyond 1, 1 less a power of 2, whose exponent is a
// polynomial; rounded once more. All halves were tried with all powers that the instruction may give
// (lab/test/half_instructions.test); one magnitude is mended.
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half erf(half x) {
  float v = x;
  float a = fabs(v), square = a * a;
  float p = polynomial_in_float(square, 0x1.20dd74p+0f, -0x1.81266ap-2f, 0x1.ce18e8p-4f, -0x1.b733cp-6f, 0x1.4f766p-8f,
                                -0x1.874ae6p-11f, 0x1.039188p-14f);
  float q = polynomial_in_float(a, -0x1.a0de86p+0f, -0x1.d4da8ap-1f, -0x1.3c019ep-3f, 0x1.1feec2p-5f, -0x1.72ec26p-8f,
                                0x1.278818p-11f, -0x1.b0f2ccp-16f);
  float near = a == 0x1.5f8p-10f ? 0x1.8ccp-10f : p * a, result = a < 1 ? near : 1 - approximate_exp2(q * min(a, 5.0f));
  return (half)as_float(as_uint(result) ^ (as_uint(v) & 0x80000000));
}
