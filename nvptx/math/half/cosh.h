// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cosh of half, in float: (e^|x| + e^-|x|) / 2, rounded once more. All halves were tried with all powers and
// reciprocals that the instructions may give (lab/test/half_instructions.test).
#include <math/arithmetic/approximations.h>

half cosh(half x) {
  float v = x;
  float power = approximate_exp2(fma(fabs(v), 0x1.715478p+0f, -0x1.000008p+0f));
  return (half)fma(0x1.000006p-2f, approximate_reciprocal(power), power);
}
