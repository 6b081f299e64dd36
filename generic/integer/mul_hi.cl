// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mul_hi (6.15.3): the high half of the product x * y.
//
// 64-bit integers have no wider type in vectors (and in some targets none at all). They are multiplied in halves by the
// schoolbook method, with the carries as comparisons: LLVM knows the forms without comparisons and makes products of
// 128 bits of them, a type that SPIR-V does not have. For signed operands what their sign bits count too much is
// subtracted (Warren, Hacker's Delight, 8-3).
#include "each_integer.h"
#include <integer/wide.h>

#if is_signed
ugentype mul_hi(ugentype x, ugentype y);
#endif

gentype mul_hi(gentype x, gentype y) {
#if elem_bits < 64
  return narrow(widen(x) * widen(y) >> (widetype)elem_bits);
#elif vec_width == 1 && defined __SIZEOF_INT128__
#if is_signed
  return (__int128)x * y >> 64;
#else
  return (unsigned __int128)x * y >> 64;
#endif
#elif is_signed
  return as_igentype(mul_hi(as_ugentype(x), as_ugentype(y))) - (x >> 63 & y) - (y >> 63 & x);
#else
  const gentype low = 0xffffffff;
  gentype x0 = x & low, x1 = x >> 32, y0 = y & low, y1 = y >> 32;
  gentype bottom = x0 * y0, cross = x0 * y1, middle = cross + x1 * y0;
  gentype top = x1 * y1 + (middle >> 32) + (middle < cross ? (gentype)(1ul << 32) : (gentype)0);
  return top + (bottom + (middle << 32) < bottom ? (gentype)1 : (gentype)0);
#endif
}
