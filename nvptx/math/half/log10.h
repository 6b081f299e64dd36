// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log10 of half is e times the logarithm of 2 and a polynomial in f, x = 2^e (1 + f), in float and rounded once more.
// All halves were tried; two are mended. lg2.approx has what zeros, infinity, negative numbers and NaN give.
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half log10(half x) {
  float v = x;
  uint exponent = (as_uint(v) - as_uint(0.70710678f)) & 0xff800000;
  float f = as_float(as_uint(v) - exponent) - 1, e = (float)as_int(exponent);
  float p = polynomial_in_float(f, 0x1.bcb7b2p-2f, -0x1.bcb88cp-3f, 0x1.287edcp-3f, -0x1.bc2fa4p-4f, 0x1.620708p-4f,
                                -0x1.32e6d6p-4f, 0x1.20634p-4f, -0x1.66df66p-5f);
  float result = fma(e, 0x1.344134p-25f, f * p);
  result = fabs(e) < 0x1p29f ? result : approximate_log2(v);
  result = v == 0x1.fep-3f ? -0x1.354p-1f : result; // behind the choice before, which would else become a branch
  result = v == 0x1.74p11f ? 0x1.bccp1f : result;
  return (half)result;
}
