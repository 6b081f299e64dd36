// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sinh of half, in float: (e^|x| - e^-|x|) / 2 or, below 1, a polynomial; rounded once more. All halves were tried with
// all powers and reciprocals that the instructions may give (lab/test/half_instructions.test); one magnitude is
// mended.
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half sinh(half x) {
  float v = x;
  float a = fabs(v), square = a * a, power = approximate_exp2(fma(a, 0x1.715478p+0f, -0x1.00000ap+0f));
  float p = polynomial_in_float(square, 0x1.555644p-3f, 0x1.10f6f6p-7f, 0x1.ab3d1ep-13f);
  float near = fma(p, square * a, a), result = fma(-0x1.ffff32p-3f, approximate_reciprocal(power), power);
  result = a == 0x1.3c8p1f ? 0x1.78cp2f : result;
  return (half)as_float(as_uint(a < 1 ? near : result) ^ (as_uint(v) & 0x80000000));
}
