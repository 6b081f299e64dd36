// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reciprocals without the division: a guess from the bits, at most 5.1 % off, and steps by fma. For float and double, and |a| far from
// the ends of the range; to be included after each_float.h.
#ifndef reciprocal_pass
#define reciprocal_pass
#if elem_bits > 16
static inline gentype reciprocal_guess(gentype a) {
  return as_gentype((igentype)((igentype)(elem_bits == 32 ? 0x7ef311c3 : 0x7fde623822fc16e6) - as_igentype(a)));
}

// e = 1 - a r becomes e^2
static inline gentype reciprocal_step(gentype r, gentype a) { return fma(r, fma(-a, r, (gentype)1), r); }

// e = 1 - a r becomes e^3
static inline gentype reciprocal_long_step(gentype r, gentype a) {
  gentype e = fma(-a, r, (gentype)1);
  return fma(r, fma(e, e, e), r);
}
#endif
#endif
