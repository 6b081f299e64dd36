// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// scalef(y, n) is y 2^k, where k is the integer below n, rounded once, with AVX-512 (Intel 64 and IA-32 Architectures
// Software Developer's Manual, "VSCALEFPS"): for vectors of 256 and 512 bits, for which has_scalef is true, for two
// such registers of double, and for scalars and vectors of 128 bits and less. To be included after each_float.h.
#include <math/arithmetic/beyond_multiple.h>
#ifndef scalef_pass
#define scalef_pass
#define end_of_pass "math/end_of_pass.h"
#undef has_scalef
#if defined(__AVX512VL__) && elem_bits > 16
#define has_scalef (vec_width * elem_bits == 512 || vec_width * elem_bits == 256)
#else
#define has_scalef false
#endif

#if has_scalef
static inline gentype scalef(gentype y, gentype n) {
#if elem_bits == 32 && vec_width == 16
  return __builtin_ia32_scalefps512_mask(y, n, y, (unsigned short)-1, 4);
#elif elem_bits == 32
  return __builtin_ia32_scalefps256_mask(y, n, y, (unsigned char)-1);
#elif vec_width == 8
  return __builtin_ia32_scalefpd512_mask(y, n, y, (unsigned char)-1, 4);
#else
  return __builtin_ia32_scalefpd256_mask(y, n, y, (unsigned char)-1);
#endif
}
#if elem_bits == 32 && has_beyond_multiple
// x less the integer below it, exactly; of an infinite number 0
static inline gentype above_integer(gentype x) { return beyond_multiple(x, 1); }
#endif
#elif defined(__AVX512F__) && elem_bits == 64 && vec_width == 16
static inline double16 scalef(double16 y, double16 n) { return (double16)(scalef(y.lo, n.lo), scalef(y.hi, n.hi)); }
#elif defined(__AVX512VL__) && elem_bits == 32 && vec_width == 1
static inline float scalef(float y, float n) {
  const float4 first = y;
  return __builtin_ia32_scalefss_round_mask(first, (float4)n, first, (unsigned char)-1, 4)[0];
}
#ifdef __AVX512DQ__
static inline float above_integer(float x) {
  const float4 first = x;
  return __builtin_ia32_reducess_mask(first, first, first, (unsigned char)-1, 1, 4)[0];
}
#endif
#elif defined(__AVX512VL__) && elem_bits == 64 && vec_width == 1
static inline double scalef(double y, double n) {
  const double2 first = y;
  return __builtin_ia32_scalefsd_round_mask(first, (double2)n, first, (unsigned char)-1, 4)[0];
}
#elif defined(__AVX512VL__) && elem_bits == 64 && vec_width == 2
static inline double2 scalef(double2 y, double2 n) {
  return __builtin_ia32_scalefpd128_mask(y, n, y, (unsigned char)-1);
}
#elif defined(__AVX512VL__) && elem_bits == 32 && vec_width <= 4
static inline gentype scalef(gentype y, gentype n) {
#if vec_width == 4
  return __builtin_ia32_scalefps128_mask(y, n, y, (unsigned char)-1);
#elif vec_width == 3
  return as_float4(__builtin_ia32_scalefps128_mask(y.xyzz, n.xyzz, y.xyzz, (unsigned char)-1)).xyz;
#else
  return as_float4(__builtin_ia32_scalefps128_mask(y.xyxy, n.xyxy, y.xyxy, (unsigned char)-1)).xy;
#endif
}
#endif
#endif
