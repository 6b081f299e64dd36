// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// saturate(x, source), as generic/'s header of this name describes it. LLVM makes FMAXNM of `x > 0 ? x : 0`, which is a
// NaN for a signalling one, and of that the conversion would give the greatest integer. So negative numbers and NaNs
// become 0 before that, by a comparison of bits.
#if !defined(ONECLC_CONVERT_SATURATE_H) && defined(vec_width) && !dst_signed
#define saturate saturate_number
#include_next <convert/saturate.h>
#undef saturate

static inline dstn saturate(gentype x, gentype source) {
  const ugentype bits = as_ugentype(x), infinity = elem_bits == 32 ? 0x7f800000 : 0x7ff0000000000000;
  return saturate_number(as_gentype(bits <= infinity ? bits : 0), source);
}
#else
#include_next <convert/saturate.h>
#endif
