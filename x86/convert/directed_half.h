// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_bits_rtz, half_bits_rtp and half_bits_rtn, as generic/'s header of this name describes them. Of vectors of
// floats they are vcvtps2ph, which has the rounding in it; scalars stay as they are in generic/, so that LLVM makes
// vectors of loops over them, and doubles, because floats do not reach as far.
#if vec_width == 1 || elem_bits == 64 || !defined __F16C__
#include_next <convert/directed_half.h>

#else
// Rounding by the control in the instruction (Intel 64 manual, VCVTPS2PH): 1 down, 2 up, 3 toward zero
#if vec_width <= 4
#if vec_width == 2
#define four(x) __builtin_shufflevector(x, x, 0, 1, -1, -1)
#define head(y) __builtin_shufflevector(y, y, 0, 1)
#elif vec_width == 3
#define four(x) __builtin_shufflevector(x, x, 0, 1, 2, -1)
#define head(y) __builtin_shufflevector(y, y, 0, 1, 2)
#else
#define four(x) (x)
#define head(y) __builtin_shufflevector(y, y, 0, 1, 2, 3)
#endif
#define rounded(control) \
  const short8 all = __builtin_ia32_vcvtps2ph(four(x), control); \
  return __builtin_astype(head(all), vec(ushort))
#elif vec_width == 8
#define rounded(control) return as_ushort8(__builtin_ia32_vcvtps2ph256(x, control))
#elif defined __AVX512F__
#define rounded(control) \
  return as_ushort16(__builtin_ia32_vcvtps2ph512_mask(x, control, (short16)0, (unsigned short)-1))
#else
#define rounded(control) \
  return (ushort16)(as_ushort8(__builtin_ia32_vcvtps2ph256(x.lo, control)), \
                    as_ushort8(__builtin_ia32_vcvtps2ph256(x.hi, control)))
#endif
static inline vec(ushort) half_bits_rtz(gentype x) { rounded(3); }
static inline vec(ushort) half_bits_rtp(gentype x) { rounded(2); }
static inline vec(ushort) half_bits_rtn(gentype x) { rounded(1); }
#undef rounded
#undef four
#undef head
#endif
