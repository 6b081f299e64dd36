// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The polynomials of the arc tangents of half, in float, for |t| <= 1 and its square: lab/coefficients/half.sol.
#include <math/half/in_float.h>

// atan(t) / t
static inline floatn half_atan_polynomial(floatn square) {
  floatn p = polynomial_in_float(square, -0x1.55547ap-2f, 0x1.996e06p-3f, -0x1.22c5bep-3f, 0x1.b312ccp-4f,
                                 -0x1.31ea82p-4f, 0x1.5a9beap-5f, -0x1.03b9fep-6f, 0x1.6ee97ep-9f);
  return fma(p, square, (floatn)0x1p0f);
}

// atan(t) / (pi t)
static inline floatn half_atanpi_polynomial(floatn square) {
  floatn p = polynomial_in_float(square, -0x1.b2991cp-4f, 0x1.04b21cp-4f, -0x1.72c6d4p-5f, 0x1.16cd6p-5f,
                                 -0x1.8c5948p-6f, 0x1.c7f2f4p-7f, -0x1.5b4fd6p-8f, 0x1.f24708p-11f);
  return fma(p, square, (floatn)0x1.45f308p-2f);
}
