// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rounded_quotient(n, d): n / d of float, correctly rounded, for what rounded_reciprocal (rounded_root.h) takes as d
// and an n whose residual is exact: it is 0 or at least 2^-27 d, or d is 1. The product with the reciprocal takes one
// step by that residual (P. Markstein, "Computation of elementary functions on the IBM RISC System/6000 processor", IBM
// J. Res. Dev. 34, 1990). To be included after each_float.h.
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/rounded_root.h>

#if elem_bits == 32
static inline gentype rounded_quotient(gentype n, gentype d) {
  gentype r = rounded_reciprocal(d), q = n * r;
  return fma_any(fma_exact(-q, d, n), r, q);
}
#endif
