// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A half rounded once from a double-word of float: what is below the last bit of the sum goes into that bit (rounding
// to odd, as S. Boldo, G. Melquiond, "Emulation of FMA and correctly rounded sums: proved algorithms using rounding to
// odd", 2008). To be included after each_float.h.
#if elem_bits == 16
static inline floatn sum_to_odd(NAME(floatn) x) {
  floatn sum = x.high + x.low, rest = x.low - (sum - x.high);
  intn bits = __builtin_astype(sum, intn);
  intn below = (__builtin_astype(rest, intn) ^ bits) < 0 ? bits - 1 : bits;
  return __builtin_astype(rest != 0 ? below | 1 : bits, floatn);
}
#endif
