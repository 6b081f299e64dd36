// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// beyond_multiple(x, of) is what x is beyond the nearest multiple of 1 (0) or of 1/2 (0x10), or the integer below x
// (1), exactly, NaN for NaN and 0 for infinite numbers, with AVX-512 (Intel 64 and IA-32 Architectures Software
// Developer's Manual, "VREDUCEPS", "VREDUCEPD"): for vectors of 512 bits, and of two such registers of double, for
// which has_beyond_multiple is true, and for a scalar of double. To be included after each_float.h.
#undef has_beyond_multiple
#undef beyond_multiple
#if elem_bits == 32 && vec_width == 16
#define has_beyond_multiple true
#define beyond_multiple(x, of) __builtin_ia32_reduceps512_mask(x, of, x, (unsigned short)-1, 4)
#elif elem_bits == 64 && vec_width == 8
#define has_beyond_multiple true
#define beyond_multiple(x, of) __builtin_ia32_reducepd512_mask(x, of, x, (unsigned char)-1, 4)
#elif elem_bits == 64 && vec_width == 16
#define has_beyond_multiple true
#define beyond_multiple(x, of) \
  ((double16)(__builtin_ia32_reducepd512_mask((x).lo, of, (x).lo, (unsigned char)-1, 4), \
              __builtin_ia32_reducepd512_mask((x).hi, of, (x).hi, (unsigned char)-1, 4)))
#elif elem_bits == 64 && vec_width == 1
#define has_beyond_multiple false
#define beyond_multiple(x, of) \
  __builtin_ia32_reducesd_mask((double2)(x), (double2)(x), (double2)(x), (unsigned char)-1, of, 4)[0]
#else
#define has_beyond_multiple false
#endif
