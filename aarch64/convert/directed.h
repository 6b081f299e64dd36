// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Beside generic/'s header of this name: nearest(x) from long and ulong to float, for LLVM before 21. It makes float of
// two longs by way of double, which rounds twice (https://github.com/llvm/llvm-project/pull/130665).
#include_next <convert/directed.h>
#if __clang_major__ < 21 && !is_float && elem_bits == 64 && dst_digits == 24
// Beyond 53 bits the lowest eleven become one, the bit above them, which is set if any of them is. Double holds that,
// and float rounds it like x.
static inline dstn nearest_float(gentype x) {
  const gentype beyond = x >> 53, inexact = (x & 0x7ff) + 0x7ff, odd = (x | inexact) & ~(gentype)0x7ff;
  return vec_convert(dst, ((beyond == 0) | (beyond == (gentype)-1)) ? x : odd);
}
#undef nearest
#define nearest nearest_float
#endif
