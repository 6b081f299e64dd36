// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// bit_reverse (6.15.3, cl_khr_extended_bit_ops): bit n of the result is bit width-1-n of x. Neighbours change places, then
// pairs of bits, and so on, by the delta swap (Knuth, The Art of Computer Programming, 7.1.3): with exclusive or, as
// LLVM makes the usual shifts and masks into an intrinsic that SPIR-V 1.2 has no instruction for.
#include "each_integer.h"

#if !is_signed
static inline gentype delta_swap(gentype x, sgentype mask, int distance) {
  gentype difference = (x >> (sgentype)distance ^ x) & mask;
  return x ^ difference ^ difference << (sgentype)distance;
}

gentype bit_reverse(gentype x) {
  x = delta_swap(x, (sgentype)0x5555555555555555, 1);
  x = delta_swap(x, (sgentype)0x3333333333333333, 2);
  x = delta_swap(x, (sgentype)0x0f0f0f0f0f0f0f0f, 4);
#if elem_bits > 8
  x = delta_swap(x, (sgentype)0x00ff00ff00ff00ff, 8);
#endif
#if elem_bits > 16
  x = delta_swap(x, (sgentype)0x0000ffff0000ffff, 16);
#endif
#if elem_bits > 32
  x = delta_swap(x, (sgentype)0x00000000ffffffff, 32);
#endif
  return x;
}
#else
ugentype bit_reverse(ugentype x);

gentype bit_reverse(gentype x) { return as_gentype(bit_reverse(as_ugentype(x))); }
#endif
