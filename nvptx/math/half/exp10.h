// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp10 of half is 2^(x log2(10) - d) and a factor 2^d, rounded once more. Near the middle between two halves the
// bounds of ex2.approx hold numbers on both sides, and what it gives is multiplied by one of two factors, a little
// larger or smaller than what it lacks: of 32 bits those that the last bits of a product or sum name choose. All halves
// were tried with all powers that the instruction may give (lab/test/half_instructions.test).
#include <math/arithmetic/approximations.h>

half exp10(half x) {
  float v = x;
  float t = fma(v, 0x1.a934f2p+1f, 0x1.ab888ep-1f);
  uint bits = rotate(0xc1811af0u, as_uint(fma(v, 0x1.4c02d6p+0f, 0x1.d75e3ep-3f)));
  float factor = as_float(masked_or(bits, 4, as_uint(0x1.1f0364p-1f)));
  return (half)(approximate_exp2(t) * factor);
}
