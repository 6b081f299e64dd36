// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// generic/'s header of this name says what these are. any_rare of two registers of double: the greater, or the lesser,
// magnitudes of both are one instruction (Intel 64 and IA-32 Architectures Software Developer's Manual, "VRANGEPD"), of
// which one comparison makes one mask: with the test of that mask three operations in place of six. Beside a number a
// quiet NaN is passed over. Of two unsigned comparisons with one bound LLVM makes one, of the lesser numbers (VPMINUQ).
#define rare_joins false
#define dear_branches false
#define words_of_double false

#undef any_rare
#if elem_bits == 64 && vec_width == 16
#define any_of_register(condition) (__builtin_reduce_or(condition) != 0)
#define either_magnitude(x, which) \
  as_double8(__builtin_ia32_rangepd512_mask((x).lo, (x).hi, which, (x).lo, (unsigned char)-1, 4))
#define lesser_below(x, least) (!(either_magnitude(x, 0xa) >= (least).lo))
#define greater_beyond(x, most) (!(either_magnitude(x, 0xb) < (most).lo))
#define half_outside(x, least, most) (as_ulong8(x) - (least).lo >= ((most) - (least)).lo)
#define either_bits_outside(x, least, most) (half_outside((x).lo, least, most) | half_outside((x).hi, least, most))
#define any_rare(question, of_registers) ((void)(question), any_of_register(of_registers))
#else
#define any_rare(question, of_registers) (question)
#endif
