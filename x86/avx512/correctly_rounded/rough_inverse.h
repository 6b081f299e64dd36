// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rough_inverse and rough_inverse_root, as generic/'s header of this name describes them: of vectors with AVX-512 the
// instructions' results (Intel 64 and IA-32 Architectures Software Developer's Manual, "VRCP14PS", "VRSQRT14PS"). They
// are defined in float's pass, or in that of half, where float's has not included this header.
#ifndef rough_inverse_pass
#define rough_inverse_pass
#define end_of_pass "math/end_of_pass.h"
#if elem_bits == 32 || elem_bits == 16 && !defined float_has_rough_inverse
#if elem_bits == 32
#define float_has_rough_inverse
#endif
#if vec_width > 1
#if vec_width == 16
#define inverse_by(instruction, x) __builtin_ia32_##instruction##512_mask(x, (float16)0, (unsigned short)-1)
#elif vec_width == 8
#define inverse_by(instruction, x) __builtin_ia32_##instruction##256_mask(x, (float8)0, (unsigned char)-1)
#else
#if vec_width == 4
#define four_of(x) (x)
#define of_four(x) (x)
#elif vec_width == 3
#define four_of(x) (float4)(x, 1)
#define of_four(x) as_float4(x).xyz
#else
#define four_of(x) (float4)(x, 1, 1)
#define of_four(x) as_float4(x).xy
#endif
#define inverse_by(instruction, x) \
  of_four(__builtin_ia32_##instruction##128_mask(four_of(x), (float4)0, (unsigned char)-1))
#endif
static inline floatn rough_inverse(floatn x) { return inverse_by(rcp14ps, x); }
static inline floatn rough_inverse_root(floatn x) { return inverse_by(rsqrt14ps, x); }
#undef inverse_by
#undef four_of
#undef of_four
#else
#include_next <correctly_rounded/rough_inverse.h>
#endif
#endif
#endif
