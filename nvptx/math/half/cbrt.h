// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cbrt of half, in float: by 2^(-log2(|x|) / 3) and a step of Newton's iteration for the reciprocal root, rounded once
// more. All halves were tried with all logarithms and powers that the instructions may give
// (lab/test/half_instructions.test).
#include <math/arithmetic/approximations.h>

half cbrt(half x) {
  float v = x;
  float a = fabs(v), y = approximate_exp2(fma(approximate_log2(max(a, 0x1p-25f)), -0x1.555558p-2f, 0x1.500004p-23f));
  float product = a * y, residual = fma(-product, y * y, 0x1.000004p+0f), root = product * y;
  root = fma(root * residual, 0x1.555566p-1f, root);
  root = a < INFINITY ? root : a;
  return (half)as_float(as_uint(root) ^ (as_uint(v) & 0x80000000));
}
