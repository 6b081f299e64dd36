// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a builtin's file can rely on. A file whose first line includes each_float.h (or each_integer.h, each_type.h) is
// compiled once for every type and width. Each time these are defined, in the words of the specification:
//
//   gentype, sgentype      the type (float4) and its element (float)
//   igentype, ugentype     signed and unsigned integers of the same size and width (int4, uint4)
//   intn, uintn, floatn    32-bit types of the same width
//   relation               what relational builtins return: int for scalars, igentype for vectors
//   vec(T)                 T with the same width: vec(long) is long4; T must be a type's name
//   vec_convert(T, x)      x, scalar or vector, converted to vec(T) as a cast does
//   vec_width, elem_bits   1, 2, 3, 4, 8 or 16; 8, 16, 32 or 64
//   is_float, is_signed    1 or 0
//   x.lo, x.hi_part        the halves of a vector, of three elements the first two and the last
//   exceeds_registers      1 if the vector is wider than ONECLC_VECTOR_BITS (below)
//   as_gentype(x) …        the bits of x as that type
//
// The types are, with each_float.h, float, double and half; with only_float.h, float; with each_integer.h, char to
// ulong; with each_type.h, all of these.
//
// Headers of chapters, <CHAPTER/NAME.h>, are looked up through the target's layers (targets.ini). A header that is the
// same whatever the type is guards itself by ONECLC_CHAPTER_NAME_H. A header that depends on the type is included anew
// each time, after each_float.h. If several headers include it, it guards itself by NAME_pass and defines `end_of_pass`
// as the name of its chapter's header that undefines these guards at the end of each expansion.
//
// How it works: the first inclusion of each_float.h includes the whole file again for each type and width but the last
// (scalar half) and leaves the definitions of the last one behind, so that the rest of the file is its expansion. Only
// sgentype and vec_width are defined anew each time; the macros below are made of these two.
//
// Targets that have no vector arithmetic define ONECLC_SCALARIZED. If a builtin's file says `#define unary sin`
// (binary, ternary) before it includes each_float.h, the vector forms then call the scalar form lane by lane, which
// keeps the library small. Processors compile the body as vector code; that for three elements calls the form for four.
// Where registers are short, with ONECLC_VECTOR_BITS, forms for wider vectors call those for parts of that size; half
// is computed in float. A builtin that stores a second result through a pointer says `#define stored int`, too, or what
// else its elements are.
#ifndef ONECLC_EXPAND_GENTYPE_H
#define ONECLC_EXPAND_GENTYPE_H
// Of each element: its bits, whether it is a floating-point and a signed type, and the integers of its size
#define ROW_char 8, 0, 1, char, uchar
#define ROW_uchar 8, 0, 0, char, uchar
#define ROW_short 16, 0, 1, short, ushort
#define ROW_ushort 16, 0, 0, short, ushort
#define ROW_int 32, 0, 1, int, uint
#define ROW_uint 32, 0, 0, int, uint
#define ROW_long 64, 0, 1, long, ulong
#define ROW_ulong 64, 0, 0, long, ulong
#define ROW_half 16, 1, 1, short, ushort
#define ROW_float 32, 1, 1, int, uint
#define ROW_double 64, 1, 1, long, ulong
#define ROW_sgentype 0, 0, 0, , // before the first expansion
#define ROW_OF_(T) ROW_##T
#define ROW_OF(T) ROW_OF_(T)
#define BITS_(bits, floating, sign, signed_type, unsigned_type) bits
#define FLOATING_(bits, floating, sign, signed_type, unsigned_type) floating
#define SIGN_(bits, floating, sign, signed_type, unsigned_type) sign
#define SIGNED_(bits, floating, sign, signed_type, unsigned_type) signed_type
#define UNSIGNED_(bits, floating, sign, signed_type, unsigned_type) unsigned_type
#define CELL_(cell, ...) cell(__VA_ARGS__)
#define elem_bits CELL_(BITS_, ROW_OF(sgentype))
#define is_float CELL_(FLOATING_, ROW_OF(sgentype))
#define is_signed CELL_(SIGN_, ROW_OF(sgentype))
#define signed_elem CELL_(SIGNED_, ROW_OF(sgentype))
#define unsigned_elem CELL_(UNSIGNED_, ROW_OF(sgentype))

// T with a width
#define VEC_1(T) T
#define VEC_2(T) T##2
#define VEC_3(T) T##3
#define VEC_4(T) T##4
#define VEC_8(T) T##8
#define VEC_16(T) T##16
#define VEC_OF_(width, T) VEC_##width(T)
#define VEC_OF(width, T) VEC_OF_(width, T)
#define FOUR(T) VEC_OF(4, T)
#define vec(T) VEC_OF(vec_width, T)
#define gentype vec(sgentype)
#define igentype vec(signed_elem)
#define ugentype vec(unsigned_elem)
#define intn vec(int)
#define uintn vec(uint)
#define floatn vec(float)
#define as_gentype(x) __builtin_astype(x, gentype)
#define as_igentype(x) __builtin_astype(x, igentype)
#define as_ugentype(x) __builtin_astype(x, ugentype)

// One thing for scalars, another for vectors
#define FOR_1(scalar, vector) scalar
#define FOR_2(scalar, vector) vector
#define FOR_3(scalar, vector) vector
#define FOR_4(scalar, vector) vector
#define FOR_8(scalar, vector) vector
#define FOR_16(scalar, vector) vector
#define FOR_WIDTH_(width, scalar, vector) FOR_##width(scalar, vector)
#define FOR_WIDTH(width, scalar, vector) FOR_WIDTH_(width, scalar, vector)
#define relation FOR_WIDTH(vec_width, int, igentype)
#define vec_convert(T, x) FOR_WIDTH(vec_width, ((T)(x)), __builtin_convertvector(x, vec(T)))

#define HI_PART_2 hi
#define HI_PART_3 z
#define HI_PART_4 hi
#define HI_PART_8 hi
#define HI_PART_16 hi
#define HI_PART_(width) HI_PART_##width
#define HI_PART(width) HI_PART_(width)
#define hi_part HI_PART(vec_width)

#ifdef ONECLC_VECTOR_BITS
#define exceeds_registers (vec_width * (elem_bits < 32 ? 32 : elem_bits) > ONECLC_VECTOR_BITS)
#else
#define exceeds_registers 0
#endif
#endif
