// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tan of half, in float: x less the nearest multiple of pi / 2, then a polynomial and, for odd multiples, a reciprocal;
// rounded once more. All halves were tried with all reciprocals that the instruction may give
// (lab/test/half_instructions.test); one magnitude is mended.
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

half tan(half x) {
  float v = x;
  float shifted = fma(v, 0x1.45f306p-1f, 0x1.8p23f), n = shifted - 0x1.8p23f;
  float t = fma(n, -0x1.44427cp-24f, fma(n, -0x1.921fb4p0f, v)), square = t * t;
  float p = polynomial_in_float(square, 0x1.555484p-2f, 0x1.112f34p-3f, 0x1.b57c5ap-5f, 0x1.90d292p-6f, 0x1.920512p-9f,
                                0x1.347f16p-7f);
  p = fabs(v) == 0x1.25p-5f ? 0x1.58p-1f : p;
  p = fma(p, square * t, t);
  return (half)(as_uint(shifted) & 1 ? -approximate_reciprocal(p) : p);
}
