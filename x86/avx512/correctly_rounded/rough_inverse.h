// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rough_inverse and rough_inverse_root, as generic/'s header of this name describes them: of vectors the instructions'
// results (Intel 64 and IA-32 Architectures Software Developer's Manual, "VRCP14PS", "VRSQRT14PS").
#ifndef ONECLC_CORRECTLY_ROUNDED_ROUGH_INVERSE_H
#define ONECLC_CORRECTLY_ROUNDED_ROUGH_INVERSE_H
static inline float rough_inverse(float x) { return 1 / x; }
static inline float rough_inverse_root(float x) { return 1 / sqrt(x); }

static inline float2 rough_inverse(float2 x) {
  return as_float4(__builtin_ia32_rcp14ps128_mask((float4)(x, 1, 1), (float4)0, (unsigned char)-1)).xy;
}
static inline float2 rough_inverse_root(float2 x) {
  return as_float4(__builtin_ia32_rsqrt14ps128_mask((float4)(x, 1, 1), (float4)0, (unsigned char)-1)).xy;
}

static inline float3 rough_inverse(float3 x) {
  return as_float4(__builtin_ia32_rcp14ps128_mask((float4)(x, 1), (float4)0, (unsigned char)-1)).xyz;
}
static inline float3 rough_inverse_root(float3 x) {
  return as_float4(__builtin_ia32_rsqrt14ps128_mask((float4)(x, 1), (float4)0, (unsigned char)-1)).xyz;
}

static inline float4 rough_inverse(float4 x) { return __builtin_ia32_rcp14ps128_mask(x, (float4)0, (unsigned char)-1); }
static inline float4 rough_inverse_root(float4 x) {
  return __builtin_ia32_rsqrt14ps128_mask(x, (float4)0, (unsigned char)-1);
}

static inline float8 rough_inverse(float8 x) { return __builtin_ia32_rcp14ps256_mask(x, (float8)0, (unsigned char)-1); }
static inline float8 rough_inverse_root(float8 x) {
  return __builtin_ia32_rsqrt14ps256_mask(x, (float8)0, (unsigned char)-1);
}

static inline float16 rough_inverse(float16 x) {
  return __builtin_ia32_rcp14ps512_mask(x, (float16)0, (unsigned short)-1);
}
static inline float16 rough_inverse_root(float16 x) {
  return __builtin_ia32_rsqrt14ps512_mask(x, (float16)0, (unsigned short)-1);
}
#endif
