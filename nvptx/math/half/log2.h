// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log2 of half is e times the logarithm of 2 and a polynomial in f, x = 2^e (1 + f), in float and rounded once more.
// All halves were tried. lg2.approx has what zeros, infinity, negative numbers and NaN give.
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half log2(half x) {
  float v = x;
  uint exponent = (as_uint(v) - as_uint(0.70710678f)) & 0xff800000;
  float f = as_float(as_uint(v) - exponent) - 1, e = (float)as_int(exponent);
  float p = polynomial_in_float(f, 0x1.71546ep+0f, -0x1.715526p-1f, 0x1.ec787ep-2f, -0x1.70e424p-2f, 0x1.25dfd4p-2f,
                                -0x1.fd588ep-3f, 0x1.e0c36p-3f, -0x1.2d5ffp-3f);
  float result = fma(e, 0x1p-23f, f * p);
  return (half)(fabs(e) < 0x1p29f ? result : approximate_log2(v));
}
