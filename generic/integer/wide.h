// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// widetype: the integers of twice the bits, which hold any product of two gentypes and a summand; 64 bits have none.
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
