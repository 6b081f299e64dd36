// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan (6.15.2): half in float: |x| times a polynomial in its square or, beyond 1, a quarter turn less that of 1 / |x|;
// rounded once more. All halves were tried with all reciprocals that the instruction may give
// (test/math/half_instructions.test); two magnitudes are mended. Float and double are those of generic/.
#define unary atan
#include "each_float.h"
#if elem_bits == 16 && vec_width == 1
#include <math/arithmetic/approximations.h>

half atan(half x) {
  float v = x;
  float a = fabs(v);
  bool far = a > 1;
  float t = far ? approximate_reciprocal(a) : a, square = t * t;
  float p = 0x1.6ee97ep-9f;
  p = fma(p, square, -0x1.03b9fep-6f);
  p = fma(p, square, 0x1.5a9beap-5f);
  p = fma(p, square, -0x1.31ea82p-4f);
  p = fma(p, square, 0x1.b312ccp-4f);
  p = fma(p, square, -0x1.22c5bep-3f);
  p = fma(p, square, 0x1.996e06p-3f);
  p = fma(p, square, -0x1.55547ap-2f);
  p = fma(p, square, 0x1p0f);
  float result = far ? fma(-p, t, 0x1.921fb6p0f) : p * t;
  result = a == 0x1.9b8p2f ? 0x1.6acp0f : result;
  result = a == 0x1.2b8p3f ? 0x1.76cp0f : result;
  return (half)as_float(as_uint(result) ^ (as_uint(v) & 0x80000000));
}
#else
#include <generic/math/atan.cl>
#endif
