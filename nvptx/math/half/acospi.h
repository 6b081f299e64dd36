// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acospi of half, in float, by the polynomial of asin: a quarter turn less that of x or, beyond 1/2, twice that of
// sqrt((1 - |x|) / 2); rounded once more. All halves were tried with all roots that the instruction may give
// (lab/test/half_instructions.test).
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half acospi(half x) {
  float v = x;
  float a = fabs(v), z = fma(a, -0.5f, 0.5f);
  bool far = a > 0.5f;
  float t = far ? approximate_root(z) : a, square = far ? z : a * a;
  float p = polynomial_in_float(square, 0x1.45f30ap-2f, 0x1.b28daap-5f, 0x1.89c3bap-6f, 0x1.9c0c86p-7f, 0x1.097b24p-6f);
  p *= t;
  // One operation whose terms are chosen: of several ptxas makes branches.
  float factor = as_float(as_uint(far ? 2.0f : -1.0f) ^ (as_uint(v) & 0x80000000));
  return (half)fma(p, factor, far ? (v < 0 ? 1.0f : 0) : 0.5f);
}
