// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acosh of half, in float: ln(x + sqrt(x^2 - 1)), as e ln(2) and a polynomial in f, where that sum is 2^e (1 + f);
// rounded once more. All halves were tried with all roots that the instruction may give
// (lab/test/half_instructions.test); one is mended.
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half acosh(half x) {
  float v = x;
  // Below 1 the root is NaN, and so is the sum.
  float sum = v + approximate_root(fma(v, fabs(v), -1.0f));
  uint exponent = (as_uint(sum) - as_uint(0.70710678f)) & 0xff800000;
  float f = as_float(as_uint(sum) - exponent) - 1;
  float p = polynomial_in_float(f, 0x1.ffffc2p-1f, -0x1.ffff7cp-2f, 0x1.5559dap-2f, -0x1.ff632ep-3f, 0x1.9789aep-3f,
                                -0x1.61421cp-3f, 0x1.4c5c6ep-3f, -0x1.9e7a92p-4f);
  float result = fma((float)as_int(exponent), 0x1.62e42ep-24f, f * p);
  result = v == 0x1.39p0f ? 0x1.4fcp-1f : result;
  return (half)(sum < INFINITY ? result : sum);
}
