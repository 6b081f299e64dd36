// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp2 (6.15.2): half is 2^(x - d) and a factor 2^d, rounded once more. Near the middle between two halves the bounds
// of ex2.approx hold numbers on both sides, and what it gives is multiplied by one of two factors, a little larger or
// smaller than what it lacks: of 32 bits those that a product's last bits name choose. All halves were tried with all
// powers that the instruction may give (test/math/half_instructions.test); two are mended. Float and double are those
// of generic/.
#define unary exp2
#include "each_float.h"
#if elem_bits == 16 && vec_width == 1
#include <math/arithmetic/approximations.h>

half exp2(half x) {
  float v = x;
  float t = v + -0x1.57df04p-1f;
  uint choice = rotate(0x22182118u, as_uint(v * 0x1.c36a5ap+0f)) & 8;
  float result = approximate_exp2(t) * as_float(as_uint(0x1.97c5eep+0f) | choice);
  result = v == -0x1.71p-12f ? 1.0f : result;
  result = v == -0x1.718p-12f ? 0x1.ffcp-1f : result;
  return (half)result;
}
#else
#include <generic/math/exp2.cl>
#endif
