// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan of half, in float: |x| times a polynomial in its square or, beyond 1, a quarter turn less that of 1 / |x|;
// rounded once more. All halves were tried with all reciprocals that the instruction may give
// (lab/test/half_instructions.test); two magnitudes are mended.
#include <math/arithmetic/approximations.h>
#include <math/half/angle_of_tangent.h>

half atan(half x) {
  float v = x;
  float a = fabs(v);
  bool far = a > 1;
  float result = angle_of_tangent(far ? approximate_reciprocal(a) : a, far);
  result = a == 0x1.9b8p2f ? 0x1.6acp0f : result;
  result = a == 0x1.2b8p3f ? 0x1.76cp0f : result;
  return (half)as_float(as_uint(result) ^ (as_uint(v) & 0x80000000));
}
