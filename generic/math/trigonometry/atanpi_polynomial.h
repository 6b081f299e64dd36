// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atanpi_polynomial(q, scale): atan(q) / (pi q) - 9/32 of float for 0 <= q <= 1, times a power of two: a polynomial in
// q^2 - 1/2. With it, 9/32 q plus this times q is an angle in half-turns with a relative error within 2^-28.2:
// lab/coefficients/atan.sol. To be included after each_float.h.
#include <math/arithmetic/vocabulary.h>

#if elem_bits == 32
static inline gentype atanpi_polynomial(gentype q, gentype scale) {
  gentype w = fma(q, q, (gentype)-0.5f);
  gentype p =
      polynomial(w, scale * (gentype)0x1.b2fbbp-6f, scale * (gentype)-0x1.a3c7ccp-7f, scale * (gentype)0x1.b7608ep-8f,
                 scale * (gentype)-0x1.e2af96p-9f, scale * (gentype)0x1.0b4708p-9f, scale * (gentype)-0x1.313c9cp-10f,
                 scale * (gentype)0x1.d99e88p-11f, scale * (gentype)-0x1.2bbfaap-11f);
  p = fma(p, w, scale * (gentype)-0x1.09a71ap-4f); // with fma_sure it would be wrong for one q
  return fma_sure(p, w, scale * (gentype)-0x1.1262a2p-8f);
}
#endif
