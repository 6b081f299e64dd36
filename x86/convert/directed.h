// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// toward_zero(x), upward(x) and downward(x), as generic/'s header of this name describes them. With AVX-512 an
// instruction of 512 bits has the rounding in it; vectors of 512 bits or more are made of these. Scalars stay as they
// are in generic/, so that LLVM makes vectors of loops over them.
#if vec_width * elem_bits < 512 || !defined __AVX512DQ__
#include_next <convert/directed.h>

#else
#if is_float
#define block_convert(x, control) __builtin_ia32_cvtpd2ps512_mask(x, (float8)0, (unsigned char)-1, control)
#elif elem_bits == 32 && is_signed
#define block_convert(x, control) __builtin_ia32_cvtdq2ps512_mask(x, (float16)0, (unsigned short)-1, control)
#elif elem_bits == 32
#define block_convert(x, control) __builtin_ia32_cvtudq2ps512_mask(as_int16(x), (float16)0, (unsigned short)-1, control)
#elif dst_digits == 24 && is_signed
#define block_convert(x, control) __builtin_ia32_cvtqq2ps512_mask(x, (float8)0, (unsigned char)-1, control)
#elif dst_digits == 24
#define block_convert(x, control) __builtin_ia32_cvtuqq2ps512_mask(as_long8(x), (float8)0, (unsigned char)-1, control)
#elif is_signed
#define block_convert(x, control) __builtin_ia32_cvtqq2pd512_mask(x, (double8)0, (unsigned char)-1, control)
#else
#define block_convert(x, control) __builtin_ia32_cvtuqq2pd512_mask(as_long8(x), (double8)0, (unsigned char)-1, control)
#endif
#if vec_width * elem_bits == 512
#define rounded(control) return block_convert(x, control)
#else
#define rounded(control) return (dstn)(block_convert(x.lo, control), block_convert(x.hi, control))
#endif
// Rounding by the control in the instruction, without exceptions (Intel 64 manual, "Static Rounding Support in EVEX"):
// 9 down, 10 up, 11 toward zero
static inline dstn toward_zero(gentype x) { rounded(11); }
static inline dstn upward(gentype x) { rounded(10); }
static inline dstn downward(gentype x) { rounded(9); }
#undef rounded
#undef block_convert
#endif
