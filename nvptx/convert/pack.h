// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pack_s8(low, high, above) and pack_u8 clamp two integers to 8 bits and put them below the low half of `above`;
// pack_s16(low, high) and pack_u16 clamp two to 16 bits. They are functions of their own (pack.c), which kernels
// inline, because many conversions call them.
#ifndef ONECLC_CONVERT_PACK_H
#define ONECLC_CONVERT_PACK_H
__attribute__((const)) uint pack_s8(int, int, uint) __asm__("__oneclc_pack_s8");
__attribute__((const)) uint pack_u8(int, int, uint) __asm__("__oneclc_pack_u8");
__attribute__((const)) uint pack_s16(int, int) __asm__("__oneclc_pack_s16");
__attribute__((const)) uint pack_u16(int, int) __asm__("__oneclc_pack_u16");
#endif
