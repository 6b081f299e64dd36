// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// round_to_odd(sum, error): sum + error, |error| at most half an ulp of sum, truncated, and the last bit set where that
// is inexact. A second rounding, to at least two bits less, is then as good as the only one (S. Boldo, G. Melquiond,
// "Emulation of FMA and correctly rounded sums: proved algorithms using rounding to odd", IEEE Trans. Computers 57,
// 2008). Nothing is added for a NaN. To be included after each_float.h.
#ifndef round_to_odd_pass
#define round_to_odd_pass
#define end_of_pass "math/end_of_pass.h"
#if elem_bits > 16
static inline gentype round_to_odd(gentype sum, gentype error) {
  igentype bits = as_igentype(sum);
  igentype truncated = (bits ^ as_igentype(error)) < (igentype)0 ? bits - (igentype)1 : bits;
  relation inexact = (error < (gentype)0) | (error > (gentype)0);
  return inexact ? as_gentype(truncated | (igentype)1) : sum;
}
#endif
#endif
