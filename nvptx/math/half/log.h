// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log of half is e times the logarithm of 2 and a polynomial in f, x = 2^e (1 + f), in float and rounded once more.
// All halves were tried. lg2.approx has what zeros, infinity, negative numbers and NaN give.
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half log(half x) {
  float v = x;
  uint exponent = (as_uint(v) - as_uint(0.70710678f)) & 0xff800000;
  float f = as_float(as_uint(v) - exponent) - 1, e = (float)as_int(exponent);
  float p = polynomial_in_float(f, 0x1.000008p+0f, -0x1.00005ep-1f, 0x1.55593cp-2f, -0x1.ff621cp-3f, 0x1.9788f4p-3f,
                                -0x1.614238p-3f, 0x1.4c5a26p-3f, -0x1.9e7a24p-4f);
  float result = fma(e, 0x1.62e43p-24f, f * p);
  return (half)(fabs(e) < 0x1p29f ? result : approximate_log2(v));
}
