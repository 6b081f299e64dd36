// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rounded_quotient of float (rounded_root.h) for devices whose division takes longer than rounded_reciprocal: n by the
// reciprocal y, and two steps that add the residual. The first leaves the quotient within an ulp, its residual is
// exact, and as y is rounded correctly, so is the quotient then (P. Markstein, "Computation of elementary functions on
// the IBM RISC System/6000 processor", IBM J. Res. Dev. 34, 1990). To be included behind rounded_reciprocal.
static inline float rounded_quotient(float n, float d) {
  float y = rounded_reciprocal(d), quotient = n * y;
  quotient = fma(fma(-quotient, d, n), y, quotient);
  return fma(fma(-quotient, d, n), y, quotient);
}
