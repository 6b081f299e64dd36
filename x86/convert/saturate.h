// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// saturate(x, source), as generic/'s header of this name describes it, for vectors of float to int and of double to
// long that are as wide as a register. The processor's conversion gives the least integer for all that does not fit
// (Intel 64 manual, "Integer Indefinite"), which is right for what is too small already. Scalars stay as they are in
// generic/, so that LLVM makes vectors of loops over them.
#undef truncated
#if !defined(ONECLC_CONVERT_SATURATE_H) && defined(vec_width) && dst_signed && dst_bits == elem_bits
#if elem_bits == 32 && vec_width == 4
#define truncated(x) __builtin_ia32_cvttps2dq(x)
#elif elem_bits == 32 && vec_width == 8 && defined __AVX__
#define truncated(x) __builtin_ia32_cvttps2dq256(x)
#elif elem_bits == 32 && vec_width == 16 && defined __AVX512F__
#define truncated(x) __builtin_ia32_cvttps2dq512_mask(x, (int16)0, (unsigned short)-1, 4)
#elif elem_bits == 64 && vec_width == 8 && defined __AVX512DQ__
#define truncated(x) __builtin_ia32_cvttpd2qq512_mask(x, (long8)0, (unsigned char)-1, 4)
#endif
#endif

#ifdef truncated
static inline dstn saturate(gentype x, gentype source) {
  (void)source;
  const sgentype limit = 2 * (sgentype)(1ul << (dst_bits - 2)); // the power of two above dst_max
  const dstn number = x == x ? __builtin_astype(truncated(x), dstn) : (dstn)0;
  return x >= limit ? (dstn)dst_max : number;
}
#else
#include_next <convert/saturate.h>
#endif
