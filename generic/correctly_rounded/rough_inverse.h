// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rough_inverse(x) and rough_inverse_root(x): 1 / x and 1 / sqrt(x) within 2^-14, relative, for x from 2^-100 to 2^100.
// First steps in floats (in_floats.h) begin with them. Targets may have instructions for it. To be included after
// sqrt_words.h and reciprocal.h.
#if elem_bits == 32
static inline gentype rough_inverse(gentype x) {
  gentype r = nearly_reciprocal(x);
  return fma(r, fma(-x, r, (gentype)1), r);
}

static inline gentype rough_inverse_root(gentype x) { return reciprocal_root(x); }
#endif
