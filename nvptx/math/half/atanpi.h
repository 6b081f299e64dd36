// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atanpi of half, in float: |x| times a polynomial in its square or, beyond 1, a quarter turn less that of 1 / |x|;
// rounded once more. All halves were tried with all reciprocals that the instruction may give
// (lab/test/half_instructions.test).
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half atanpi(half x) {
  float v = x;
  float a = fabs(v);
  bool far = a > 1;
  float t = far ? approximate_reciprocal(a) : a, square = t * t;
  float p = polynomial_in_float(square, 0x1.45f308p-2f, -0x1.b29844p-4f, 0x1.04a6aep-4f, -0x1.72390ep-5f, 0x1.14f9fp-5f,
                                -0x1.858126p-6f, 0x1.b950f6p-7f, -0x1.4ab1bp-8f, 0x1.d32ab8p-11f);
  float result = far ? fma(-p, t, 0.5f) : p * t;
  return (half)as_float(as_uint(result) ^ (as_uint(v) & 0x80000000));
}
