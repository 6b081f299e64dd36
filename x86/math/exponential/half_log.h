// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Logarithms of halves, in float: v = 2^e m, with m from 3/4 to 3/2. AVX-512 has instructions for both, which take all
// numbers: of 0 and infinity e is infinite and m is 1, of NaN and negative numbers m is NaN (Intel 64 and IA-32
// Architectures Software Developer's Manual, "VGETEXPPS", "VGETMANTPS"). To be included after each_float.h.
#include <math/arithmetic/half_bits.h>

#ifdef __AVX512F__
#define logs_by_instructions (vec_width >= 8)
#else
#define logs_by_instructions false
#endif
#define ln2_single 0x1.62e43p-1f

#if elem_bits == 32 && logs_by_instructions
static inline gentype significand_of(gentype v, private gentype *e) {
  const gentype four_thirds = (gentype)0x1.555556p0f; // m is less than 3/2
#if vec_width == 16
  *e = __builtin_ia32_getexpps512_mask(v * four_thirds, v, (unsigned short)-1, 4);
  return __builtin_ia32_getmantps512_mask(v, 0xf, v, (unsigned short)-1, 4);
#else
  *e = __builtin_ia32_getexpps256_mask(v * four_thirds, v, (unsigned char)-1);
  return __builtin_ia32_getmantps256_mask(v, 0xf, v, (unsigned char)-1);
#endif
}
#endif

// Where the logarithm of a half is no number or infinite
#define unusual_logarithm(x) ((ugentype)(as_ugentype(x) - (ugentype)1) >= (ugentype)(infinity_bits - 1))
