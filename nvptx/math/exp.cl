// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp (6.15.2): half is 2^(x / ln(2) - d) and a factor 2^d, rounded once more. Near the middle between two halves the
// bounds of ex2.approx hold numbers on both sides, and what it gives is multiplied by one of two factors, a little
// larger or smaller than what it lacks: of 32 bits those that a product's last bits name choose. All halves were tried
// with all powers that the instruction may give (test/math/half_instructions.test); one is mended. Float and double are
// those of generic/.
#define unary exp
#include "each_float.h"
#if elem_bits == 16 && vec_width == 1
#include <math/arithmetic/approximations.h>

half exp(half x) {
  float v = x;
  float t = fma(v, 0x1.715476p+0f, -0x1.ecead6p-2f);
  uint choice = rotate(0xaa88a681u, as_uint(t)) & 8;
  float result = approximate_exp2(t) * as_float(as_uint(0x1.656464p+0f) | choice);
  result = v == -0x1.8p-11f ? 0x1.ffcp-1f : result;
  return (half)result;
}
#else
#include <generic/math/exp.cl>
#endif
