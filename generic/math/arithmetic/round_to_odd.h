// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// round_to_odd(sum, error) is sum + error rounded to odd: truncated, and with the last bit set if that is inexact.
// |error| is at most half an ulp of sum. If the result is then rounded to a format with at least two bits less, this
// second rounding gives what a single rounding of the exact sum would (S. Boldo, G. Melquiond, "Emulation of FMA and
// correctly rounded sums: proved algorithms using rounding to odd", IEEE Trans. Computers 57, 2008). If the error is
// NaN, the result is sum. To be included after each_float.h.
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
