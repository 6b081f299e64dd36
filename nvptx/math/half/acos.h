// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acos of half, in float, by the polynomial of asin: a quarter turn less that of x or, beyond 1/2, twice that of
// sqrt((1 - |x|) / 2); rounded once more. All halves were tried with all roots that the instruction may give
// (lab/test/half_instructions.test); one argument is mended.
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half acos(half x) {
  float v = x;
  float a = fabs(v), z = fma(a, -0.5f, 0.5f);
  bool far = a > 0.5f;
  float t = far ? approximate_root(z) : a, square = far ? z : a * a;
  float p = polynomial_in_float(square, 0x1.000002p+0f, 0x1.554b82p-3f, 0x1.3541e4p-4f, 0x1.43a1a4p-5f, 0x1.a11b34p-5f);
  p *= t;
  // One operation whose terms are chosen: of several ptxas makes branches.
  float factor = as_float(as_uint(far ? 2.0f : -1.0f) ^ (as_uint(v) & 0x80000000));
  float result = fma(p, factor, far ? (v < 0 ? 0x1.921fc2p+1f : 0) : 0x1.921fb6p0f);
  result = v == -0x1.2bcp-4f ? 0x1.a4cp0f : result;
  return (half)result;
}
