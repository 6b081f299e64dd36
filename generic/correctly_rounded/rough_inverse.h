// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rough_inverse(x) and rough_inverse_root(x): 1 / x and 1 / sqrt(x) of a normal x within 2^-14, relative. First steps
// in floats (in_floats.h) begin with them. Targets may have instructions for it.
#if elem_bits == 32
static inline gentype rough_inverse(gentype x) { return (gentype)1 / x; }
static inline gentype rough_inverse_root(gentype x) { return (gentype)1 / sqrt(x); }
#endif
