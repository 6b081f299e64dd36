// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// scaled_by(y, n, bits): 2^k y, where k is the integer of n = k + i/32, and i and the lowest bits of k are those of
// `bits`, for a y in [1/2, 4) or thereabouts. not_normal(y, x): whether that result is not positive and normal, or x
// beyond `most` in magnitude, of which one implies the other: targets may have an instruction for either.
// To be included after in_floats.h and ieee.h.
#if elem_bits == 32
static inline gentype scaled_by(gentype y, gentype n, ugentype bits) {
  (void)n;
  return as_gentype(as_ugentype(y) + ((bits & (ugentype)-32) << (ugentype)18));
}

static inline relation not_normal(gentype y, gentype x, float most) {
  (void)y;
  return !(fabs(x) < (gentype)most);
}
#endif
