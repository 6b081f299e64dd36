// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// widetype: the integer type of twice the bits, which holds the product of any two gentypes plus another one, with the
// conversions widen(x) and narrow(x). 64-bit integers have none.
#undef widetype
#undef widen
#undef narrow
#if elem_bits == 8 && is_signed
#define widetype vec(short)
#elif elem_bits == 8
#define widetype vec(ushort)
#elif elem_bits == 16 && is_signed
#define widetype vec(int)
#elif elem_bits == 16
#define widetype vec(uint)
#elif elem_bits == 32 && is_signed
#define widetype vec(long)
#elif elem_bits == 32
#define widetype vec(ulong)
#endif
#if vec_width == 1
#define widen(x) ((widetype)(x))
#define narrow(x) ((gentype)(x))
#else
#define widen(x) __builtin_convertvector(x, widetype)
#define narrow(x) __builtin_convertvector(x, gentype)
#endif
