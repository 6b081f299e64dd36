// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// estimated_reciprocal(x), estimated_reciprocal_root(x): 1 / x and 1 / sqrt(x) of float as the instructions FRECPE and
// FRSQRTE have them, within 0.74 and 0.84 of 2^-8, subnormal numbers and special cases included. The architecture says
// each bit (Arm Architecture Reference Manual for A-profile, "FPRecipEstimate", "FPRSqrtEstimate").
// two_less_product(x, y): 2 - x y, rounded once, and 2 where x y is zero times infinity (FRECPS).
//
// Clang's functions for Advanced SIMD take vectors as bytes; the last argument says that they are 2 or 4 floats.
#if elem_bits == 32
#define bytes(x) __builtin_astype(x, __attribute__((__vector_size__(sizeof(gentype)))) signed char)
#if vec_width == 1
#define unary_instruction(name) __builtin_neon_##name##s_f32(x)
#define binary_instruction(name) __builtin_neon_##name##s_f32(x, y)
#elif vec_width == 2
#define unary_instruction(name) __builtin_astype(__builtin_neon_##name##_v(bytes(x), 9), gentype)
#define binary_instruction(name) __builtin_astype(__builtin_neon_##name##_v(bytes(x), bytes(y), 9), gentype)
#elif vec_width == 4
#define unary_instruction(name) __builtin_astype(__builtin_neon_##name##q_v(bytes(x), 41), gentype)
#define binary_instruction(name) __builtin_astype(__builtin_neon_##name##q_v(bytes(x), bytes(y), 41), gentype)
#endif
static inline gentype estimated_reciprocal(gentype x) { return unary_instruction(vrecpe); }
static inline gentype estimated_reciprocal_root(gentype x) { return unary_instruction(vrsqrte); }
static inline gentype two_less_product(gentype x, gentype y) { return binary_instruction(vrecps); }
#undef unary_instruction
#undef binary_instruction
#undef bytes
#endif
