// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// scaled_by(y, n, bits): 2^k y, where k is the integer of n = k + i/32, and i and the lowest bits of k are those of
// `bits`, for a positive y near 1, or its negative. result_is_rare(y, x, most) tells whether |x| is beyond `most` or y,
// f(x), no positive normal number, whichever is found the faster; the former holds where the latter does. To both of
// them targets may have an instruction. To be included after in_floats.h.
#if elem_bits == 32
static inline gentype scaled_by(gentype y, gentype n, ugentype bits) {
  (void)n;
  return as_gentype(as_ugentype(y) + ((bits & (ugentype)-32) << (ugentype)18));
}

static inline relation result_is_rare(gentype y, gentype x, float most) {
  (void)y;
  return !(fabs(x) < (gentype)most);
}
#endif
