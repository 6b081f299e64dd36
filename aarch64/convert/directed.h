// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// generic/'s header of this name, with another nearest(x) from long and ulong to float for LLVM before 21, which makes
// float of two longs by way of double and so rounds twice (https://github.com/llvm/llvm-project/pull/130665). Directed
// conversions take the former one: they correct a neighbour.
#include_next <convert/directed.h>
#if __clang_major__ < 21 && !is_float && elem_bits == 64 && dst_digits == 24
// Beyond 53 bits, x is rounded to odd: the lowest eleven bits are cleared, and if one of them was set, the bit above
// them is set. Double holds the result, and float rounds it as it would round x.
static inline dstn nearest_float(gentype x) {
  const gentype beyond = x >> 53, inexact = (x & 0x7ff) + 0x7ff, odd = (x | inexact) & ~(gentype)0x7ff;
  return vec_convert(dst, ((beyond == 0) | (beyond == (gentype)-1)) ? x : odd);
}
#undef nearest
#define nearest nearest_float
#endif
