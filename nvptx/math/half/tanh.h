// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tanh of half, in float: 1 - 2 / (e^(2 |x|) + 1) or, below 3/4, a polynomial; rounded once more. All halves were tried
// with all powers and reciprocals that the instructions may give (lab/test/half_instructions.test).
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half tanh(half x) {
  float v = x;
  float a = fabs(v), square = a * a, power = approximate_exp2(a * 0x1.715476p1f);
  float p =
      polynomial_in_float(square, -0x1.55549ep-2f, 0x1.10ecb8p-3f, -0x1.b5533ep-5f, 0x1.420066p-6f, -0x1.380d4ep-8f);
  float near = fma(p, square * a, a), result = fma(-2, approximate_reciprocal(power + 1), 1);
  return (half)as_float(as_uint(a < 0.75f ? near : result) ^ (as_uint(v) & 0x80000000));
}
