// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// scalef(y, n) is y 2^k, where k is the integer below n, rounded once, with AVX-512 (Intel 64 and IA-32 Architectures
// Software Developer's Manual, "VSCALEFPS"): for vectors of 256 and 512 bits, for which has_scalef is true, for two
// such registers of double, and for scalars and vectors of 128 bits and less. above_integer(x) is x less the integer
// below it, exactly, of an infinite number 0 ("VREDUCEPS"), for a float and for 16. scaled_by(y, k) is y 2^k of a
// scalar.
#ifndef ONECLC_MATH_SCALEF_H
#define ONECLC_MATH_SCALEF_H
#define has_scalef (elem_bits > 16 && (vec_width * elem_bits == 512 || vec_width * elem_bits == 256))

static inline float16 scalef(float16 y, float16 n) {
  return __builtin_ia32_scalefps512_mask(y, n, y, (unsigned short)-1, 4);
}
static inline float8 scalef(float8 y, float8 n) { return __builtin_ia32_scalefps256_mask(y, n, y, (unsigned char)-1); }
static inline float4 scalef(float4 y, float4 n) { return __builtin_ia32_scalefps128_mask(y, n, y, (unsigned char)-1); }
static inline float3 scalef(float3 y, float3 n) {
  return as_float4(__builtin_ia32_scalefps128_mask(y.xyzz, n.xyzz, y.xyzz, (unsigned char)-1)).xyz;
}
static inline float2 scalef(float2 y, float2 n) {
  return as_float4(__builtin_ia32_scalefps128_mask(y.xyxy, n.xyxy, y.xyxy, (unsigned char)-1)).xy;
}
static inline float scalef(float y, float n) {
  const float4 first = y;
  return __builtin_ia32_scalefss_round_mask(first, (float4)n, first, (unsigned char)-1, 4)[0];
}

static inline double8 scalef(double8 y, double8 n) {
  return __builtin_ia32_scalefpd512_mask(y, n, y, (unsigned char)-1, 4);
}
static inline double16 scalef(double16 y, double16 n) { return (double16)(scalef(y.lo, n.lo), scalef(y.hi, n.hi)); }
static inline double4 scalef(double4 y, double4 n) {
  return __builtin_ia32_scalefpd256_mask(y, n, y, (unsigned char)-1);
}
static inline double2 scalef(double2 y, double2 n) {
  return __builtin_ia32_scalefpd128_mask(y, n, y, (unsigned char)-1);
}
static inline double scalef(double y, double n) {
  const double2 first = y;
  return __builtin_ia32_scalefsd_round_mask(first, (double2)n, first, (unsigned char)-1, 4)[0];
}

// From version 22 on LLVM makes the instruction of llvm.ldexp, which its loop vectoriser knows.
#if __clang_major__ >= 22
static inline float scaled_by(float y, int k) { return __builtin_ldexpf(y, k); }
static inline double scaled_by(double y, int k) { return __builtin_ldexp(y, k); }
#else
static inline float scaled_by(float y, int k) { return scalef(y, (float)k); }
static inline double scaled_by(double y, int k) { return scalef(y, (double)k); }
#endif

static inline float16 above_integer(float16 x) {
  return __builtin_ia32_reduceps512_mask(x, 1, x, (unsigned short)-1, 4);
}
static inline float above_integer(float x) {
  const float4 first = x;
  return __builtin_ia32_reducess_mask(first, first, first, (unsigned char)-1, 1, 4)[0];
}
#endif
