// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sum of the words of a double-word, rounded to nearest or, for half results, which are rounded a second time, to
// odd: the truncated sum, its last bit set if that is inexact, after which the second rounding is as good as the only
// one (fma_soft.h). To be included after double_word.h and ieee.h.
#ifndef rounded_pass
#define rounded_pass
#if elem_bits > 16
static inline gentype rounded(double_word w, bool to_odd) {
  double_word sum = fast_two_sum(w.high, w.low);
  if (!to_odd)
    return sum.high;
  igentype bits = as_igentype(sum.high),
           step = (bits ^ as_igentype(sum.low)) < (igentype)0 ? (igentype)-1 : (igentype)1;
  relation inexact = ((bits & (igentype)1) == (igentype)0) & ((sum.low < (gentype)0) | (sum.low > (gentype)0));
  return inexact ? as_gentype(bits + step) : sum.high;
}
#endif
#endif
