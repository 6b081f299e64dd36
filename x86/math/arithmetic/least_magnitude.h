// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// least_magnitude(x, most) of float with AVX-512: x, or `most` with the sign of x where that of x is the greater
// magnitude or x is the processor's own NaN, which is negative (Intel 64 and IA-32 Architectures Software Developer's
// Manual, "VRANGEPS"). Scalars do with comparisons, which loops take as they are.
#if elem_bits == 32
#if vec_width == 1
static inline float least_magnitude(float x, float most) {
  x = x > -most ? x : -most;
  return x < most ? x : most;
}
#else
static inline __attribute__((always_inline)) gentype least_magnitude(gentype x, gentype most) {
  enum { of_least_magnitude = 2, current_direction = 4 };
#if vec_width == 16
  return __builtin_ia32_rangeps512_mask(x, most, of_least_magnitude, x, (unsigned short)-1, current_direction);
#elif vec_width == 8
  return __builtin_ia32_rangeps256_mask(x, most, of_least_magnitude, x, (unsigned char)-1);
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
  return of_four(
      __builtin_ia32_rangeps128_mask(four_of(x), four_of(most), of_least_magnitude, four_of(x), (unsigned char)-1));
#undef four_of
#undef of_four
#endif
}
#endif
#endif
