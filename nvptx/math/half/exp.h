// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp of half is 2^(x / ln(2) - d) and a factor 2^d, rounded once more. Near the middle between two halves the bounds
// of ex2.approx hold numbers on both sides, and what it gives is multiplied by one of two factors, a little larger or
// smaller than what it lacks: of 32 bits the one that the exponent's last bits name chooses. All halves were tried with
// all powers that the instruction may give (lab/test/half_instructions.test).
#include <math/arithmetic/approximations.h>

half exp(half x) {
  float v = x;
  float t = fma(v, 0x1.715476p+0f, -0x1.f65678p-5f);
  float factor = as_float(masked_or(rotate(0x5014c241u, as_uint(t)), 4, as_uint(0x1.0b1d96p+0f)));
  return (half)(approximate_exp2(t) * factor);
}
