// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log1p of half is e ln(2) and a polynomial in f, 1 + x = 2^e (1 + f), in float and rounded once more. All halves were
// tried; two are mended. lg2.approx has what -1, infinity, lesser numbers and NaN give.
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half log1p(half x) {
  float v = x;
  float u = 1 + v;
  // -e; what is subtracted is a zero of the right sign where x is one.
  uint exponent = (as_uint(0.70710678f) + 0x7fffff - as_uint(u)) & 0xff800000;
  float scale = as_float(as_uint(1.0f) + exponent), f = fma(scale, v, -(1 - scale)), e = (float)as_int(exponent);
  float p = polynomial_in_float(f, 0x1p+0f, -0x1.00008cp-1f, 0x1.5559ep-2f, -0x1.ff5dd2p-3f, 0x1.9785bp-3f,
                                -0x1.615188p-3f, 0x1.4c5f3ap-3f, -0x1.9e78c6p-4f);
  float result = fma(e, -0x1.62e43p-24f, f * p);
  result = fabs(e) < 0x1p29f ? result : approximate_log2(u);
  result = v == 0x1.80cp-8f ? 0x1.7fcp-8f : result; // behind the choice before, which would else become a branch
  result = v == -0x1.7f4p-8f ? -0x1.804p-8f : result;
  return (half)result;
}
