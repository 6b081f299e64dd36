// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// asinpi of half, in float: |x| times a polynomial in its square or, beyond 1/2, a quarter turn less twice that of
// sqrt((1 - |x|) / 2); rounded once more. All halves were tried with all roots that the instruction may give
// (lab/test/half_instructions.test); one argument is mended.
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half asinpi(half x) {
  float v = x;
  float a = fabs(v), z = fma(a, -0.5f, 0.5f);
  bool far = a > 0.5f;
  float t = far ? approximate_root(z) : a, square = far ? z : a * a;
  float p = polynomial_in_float(square, 0x1.45f304p-2f, 0x1.b290ep-5f, 0x1.89bccp-6f, 0x1.9c065ap-7f, 0x1.097614p-6f);
  p *= t;
  float result = far ? fma(p, -2, 0x1.000004p-1f) : p;
  result = a == 0x1.004p-3f ? 0x1.474p-5f : result;
  return (half)as_float(as_uint(result) ^ (as_uint(v) & 0x80000000));
}
