// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// asin of half, in float: |x| times a polynomial in its square or, beyond 1/2, a quarter turn less twice that of
// sqrt((1 - |x|) / 2); rounded once more. All halves were tried with all roots that the instruction may give
// (lab/test/half_instructions.test).
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half asin(half x) {
  float v = x;
  float a = fabs(v), z = fma(a, -0.5f, 0.5f);
  bool far = a > 0.5f;
  float t = far ? approximate_root(z) : a, square = far ? z : a * a;
  float p = polynomial_in_float(square, 0x1.000002p+0f, 0x1.554c24p-3f, 0x1.35431p-4f, 0x1.439f5ap-5f, 0x1.a1044p-5f);
  p *= t;
  float result = far ? fma(p, -2, 0x1.921fb6p0f) : p;
  return (half)as_float(as_uint(result) ^ (as_uint(v) & 0x80000000));
}
