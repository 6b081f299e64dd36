// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp10 (6.15.2): half is 2^(x log2(10) - d) and a factor 2^d, rounded once more. Near the middle between two halves
// the bounds of ex2.approx hold numbers on both sides, and what it gives is multiplied by one of two factors, a little
// larger or smaller than what it lacks: of 32 bits those that a product's last bits name choose. All halves were tried
// with all powers that the instruction may give (test/math/half_instructions.test); two are mended. Float and double
// are those of generic/.
#define unary exp10
#include "each_float.h"
#if elem_bits == 16 && vec_width == 1
#include <math/arithmetic/approximations.h>

half exp10(half x) {
  float v = x;
  float t = fma(v, 0x1.a934fp+1f, -0x1.973948p-1f);
  uint choice = rotate(0xa6b2940bu, as_uint(v * 0x1.a786a2p+0f)) & 8;
  float result = approximate_exp2(t) * as_float(as_uint(0x1.bc4a4ap+0f) | choice);
  result = v == -0x1.bc8p-14f ? 1.0f : result;
  result = v == -0x1.bdp-14f ? 0x1.ffcp-1f : result;
  return (half)result;
}
#else
#include <generic/math/exp10.cl>
#endif
