// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// significand_of(v, e): m from 3/4 to 3/2, where v = 2^e m, with 8 or 16 elements. The instructions take all numbers:
// of 0 and infinity e is infinite and m is 1, of NaN and negative numbers m is NaN (Intel 64 and IA-32 Architectures
// Software Developer's Manual, "VGETEXPPS", "VGETMANTPS").
static inline floatn significand_of(floatn v, private floatn *e) {
  const floatn four_thirds = (floatn)0x1.555556p0f; // m is less than 3/2
#if vec_width == 16
  *e = __builtin_ia32_getexpps512_mask(v * four_thirds, v, (unsigned short)-1, 4);
  return __builtin_ia32_getmantps512_mask(v, 0xf, v, (unsigned short)-1, 4);
#else
  *e = __builtin_ia32_getexpps256_mask(v * four_thirds, v, (unsigned char)-1);
  return __builtin_ia32_getmantps256_mask(v, 0xf, v, (unsigned char)-1);
#endif
}
