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
// (scalar half) and leaves the definitions of the last one behind, so that the rest of the file is its expansion.
//
// Targets that have no vector arithmetic define ONECLC_SCALARIZED. If a builtin's file says `#define unary sin`
// (binary, ternary) before it includes each_float.h, the vector forms then call the scalar form lane by lane, which
// keeps the library small. Processors compile the body as vector code; that for three elements calls the form for four.
// Where registers are short, with ONECLC_VECTOR_BITS, forms for wider vectors call those for parts of that size; half
// is computed in float. A builtin that stores a second result through a pointer says `#define stored int`, too, or what
// else its elements are.
#define JOIN_(T) vec(T)
#define FOUR_(T) T##4
#define FOUR(T) FOUR_(T)
#define gentype JOIN_(sgentype)
#define igentype JOIN_(signed_elem)
#define ugentype JOIN_(unsigned_elem)
#define intn vec(int)
#define uintn vec(uint)
#define floatn vec(float)
#define as_gentype(x) __builtin_astype(x, gentype)
#define as_igentype(x) __builtin_astype(x, igentype)
#define as_ugentype(x) __builtin_astype(x, ugentype)
#ifdef ONECLC_VECTOR_BITS
#define exceeds_registers (vec_width * (elem_bits < 32 ? 32 : elem_bits) > ONECLC_VECTOR_BITS)
#else
#define exceeds_registers 0
#endif
#if vec_width == 3
#define hi_part z
#else
#define hi_part hi
#endif
#if vec_width == 1
#define relation int
#define vec_convert(T, x) ((T)(x))
#else
#define relation igentype
#define vec_convert(T, x) __builtin_convertvector(x, vec(T))
#endif
