// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 1 / sqrt(x) of float and double for normal x whose reciprocal is normal, by Householder's iteration of third order on a first
// guess from the bits: the exponent halved and a line for the significand (C. Lomont, "Fast inverse square root", 2003), which is
// 3.5 % off; then 2^-13, 2^-38. Double takes Newton's step after that. What counts in the end is the rounding of y^2 in the last
// residual, at most 0.36 ulp, and that of the result. Neither square root nor division: on GPUs both are dear. Finite for 0. To be
// included after each_float.h.
#include "ieee.h"

#if elem_bits > 16
static inline gentype third_order(gentype x, gentype y) {
  gentype residual = fma(-x, y * y, (gentype)1);
  return fma(y * residual, fma(residual, (gentype)0.375f, (gentype)0.5f), y);
}

static inline gentype reciprocal_root(gentype x) {
  const ugentype guess = (ugentype)(elem_bits == 32 ? 0x5f3759df : 0x5fe6eb50c7b537a9);
  gentype y = third_order(x, as_gentype(guess - (as_ugentype(x) >> (ugentype)1)));
  y = third_order(x, y);
#if elem_bits == 64
  y = fma(y * (gentype)0.5f, fma(-x, y * y, (gentype)1), y);
#endif
  return y;
}
#endif
