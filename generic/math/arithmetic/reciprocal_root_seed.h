// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// reciprocal_root_seed(z): 1 / sqrt(z) of float within 2^-22.9, relative, for a normal z; rounded_reciprocal_root
// (sqrt_words.h) does not depend on which number within that bound it is, so that a target may take an instruction. Of
// double only targets with such an instruction have it, within 2^-19 and of at most 26 bits (layers/root_instructions).
// To be included by sqrt_words.h.
#if elem_bits == 32
static inline gentype reciprocal_root_seed(gentype z) { return reciprocal_root(z); }
#endif
