// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// number_or, as layers/lane_exchange's header of this name describes it. The minimum of a NaN and +infinity is the
// infinity, and that of any number and +infinity is the number (PTX ISA, "min"): one instruction of float where a
// comparison and a selection are two.
static inline gentype number_or(gentype x, gentype none) {
#if elem_bits == 32
  return none > 0 ? __builtin_fminf(x, none) : __builtin_fmaxf(x, none);
#else
  return x == x ? x : none;
#endif
}
