// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// asinh of half, in float: ln(|x| + sqrt(x^2 + 1)), as e ln(2) and a polynomial in f, where that sum is 2^e (1 + f),
// or, below 7/16, a polynomial; rounded once more. All halves were tried with all roots that the instruction may give
// (lab/test/half_instructions.test).
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half asinh(half x) {
  float v = x;
  float a = fabs(v), square = a * a, sum = a + approximate_root(square + 1);
  uint exponent = (as_uint(sum) - as_uint(0.70710678f)) & 0xff800000;
  float f = as_float(as_uint(sum) - exponent) - 1;
  float p = polynomial_in_float(f, 0x1.000008p+0f, -0x1.00009p-1f, 0x1.555844p-2f, -0x1.ff61e2p-3f, 0x1.9787e8p-3f,
                                -0x1.6142eap-3f, 0x1.4c59f2p-3f, -0x1.9e7b86p-4f);
  float q =
      polynomial_in_float(square, -0x1.5554d8p-3f, 0x1.3323eep-4f, -0x1.6b958ep-5f, 0x1.cd71fp-6f, -0x1.b180eap-7f);
  float far = fma((float)as_int(exponent), 0x1.62e42ep-24f, f * p), result = a < 0.4375f ? fma(q, square * a, a) : far;
  return (half)as_float(as_uint(a < INFINITY ? result : a) ^ (as_uint(v) & 0x80000000));
}
