// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp2 of half is 2^(x - d) and a factor 2^d, rounded once more. Near the middle between two halves the bounds of
// ex2.approx hold numbers on both sides, and what it gives is multiplied by one of two factors, a little larger or
// smaller than what it lacks: of 32 bits those that the last bits of a product or sum name choose. All halves were
// tried with all powers that the instruction may give (lab/test/half_instructions.test).
#include <math/arithmetic/approximations.h>

half exp2(half x) {
  float v = x;
  float t = v + -0x1.d6f6fp-3f;
  uint bits = rotate(0x2c842881u, as_uint(v * 0x1.65b4ccp+0f));
  float factor = as_float(masked_or(bits, 4, as_uint(0x1.2c3cfp+0f)));
  return (half)(approximate_exp2(t) * factor);
}
