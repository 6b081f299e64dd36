// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The square root of z as a double-word of relative error below 2^-38 (2^-70), for positive z with normal z and 1 / z, and 0; *reciprocal is
// about half of 1 / sqrt(z), relative error 2^-12 (2^-40). From a linear approximation of the logarithm, in the bits (J. F. Blinn, "Floating-point
// tricks", IEEE CG&A 17, 1997), by steps of third order, r (1 + e / 2 + 3/8 e^2), e = 1 - z r^2: faster than instructions that
// divide and take square roots. To be included after double_word.h.

#if elem_bits > 16
static inline double_word sqrt_words(gentype z, private gentype *reciprocal) {
  const ugentype start = (ugentype)(unsigned_elem)(elem_bits == 32 ? 0x5f375a86ul : 0x5fe6eb50c7b537a9ul);
  gentype r = as_gentype((ugentype)(start - (as_ugentype(z) >> (ugentype)1)));
  gentype q = z * r, e = fma(-q, r, (gentype)1); // |e| < 0.07
  r = fma(r * e, fma(e, (gentype)0.375f, (gentype)0.5f), r); // e < 2^-12
#if elem_bits == 64
  q = z * r;
  e = fma(-q, r, (gentype)1);
  r = fma(r * e, fma(e, (gentype)0.375f, (gentype)0.5f), r); // e < 2^-40
#endif
  q = z * r;
  gentype h = (gentype)0.5f * r;
  q = fma(q, fma(-q, h, (gentype)0.5f), q);
  *reciprocal = h;
  return (double_word){q, fma(-q, q, z) * h};
}
#endif
