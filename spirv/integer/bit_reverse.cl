// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// bit_reverse (6.15.3, cl_khr_extended_bit_ops): bit n of the result is bit width-1-n of x.
//
// LLVM's SPIR-V backend has neither bitreverse nor bswap, and the optimiser makes one of these of shifts, masks and or.
// So neighbours, pairs, nibbles … change places by delta swaps instead (Knuth, TAOCP 7.1.3).
#include "each_integer.h"

// The mask keeps the lower one of each two that change places, so that no copy of the sign gets in.
static inline gentype delta_swap(gentype x, unsigned_elem mask, sgentype distance) {
  gentype differences = (x >> (gentype)distance ^ x) & as_gentype((ugentype)mask);
  return x ^ differences ^ differences << (gentype)distance;
}

gentype bit_reverse(gentype x) {
  const unsigned_elem all = ~(unsigned_elem)0;
  x = delta_swap(x, all / 3, 1);
  x = delta_swap(x, all / 5, 2);
  x = delta_swap(x, all / 17, 4);
#if elem_bits > 8
  x = delta_swap(x, all / 257, 8);
#endif
#if elem_bits > 16
  x = delta_swap(x, all / 65537, 16);
#endif
#if elem_bits > 32
  x = delta_swap(x, all / 4294967297, 32);
#endif
  return x;
}
