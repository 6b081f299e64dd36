// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Form c of the vector function ABI, 256 bits for AVX, on processors without AVX2: two calls of form b of level sse2.
// It is compiled with -mavx, and so has the upper halves of registers cleared before each call.
#include <immintrin.h>
#include <oneclc/vecmath_functions.h>

#define in_level(name) __asm__(#name ".sse2") __attribute__((visibility("hidden")))
#define join_float(low, high) _mm256_insertf128_ps(_mm256_castps128_ps256(low), high, 1)
#define join_double(low, high) _mm256_insertf128_pd(_mm256_castpd128_pd256(low), high, 1)
#define low_float _mm256_castps256_ps128
#define low_double _mm256_castpd256_pd128
#define high_float(x) _mm256_extractf128_ps(x, 1)
#define high_double(x) _mm256_extractf128_pd(x, 1)

#define twice_one(T, half, whole, b, c) \
  half b(half) in_level(b); \
  whole c(whole) in_level(c); \
  whole c(whole x) { return join_##T(b(low_##T(x)), b(high_##T(x))); }
#define twice_two(T, half, whole, b, c) \
  half b(half, half) in_level(b); \
  whole c(whole, whole) in_level(c); \
  whole c(whole x, whole y) { return join_##T(b(low_##T(x), low_##T(y)), b(high_##T(x), high_##T(y))); }

#define of_one(LENGTH, fn) \
  twice_one(float, __m128, __m256, _ZGVbN4v_##fn##f, _ZGVcN8v_##fn##f) \
  twice_one(double, __m128d, __m256d, _ZGVbN2v_##fn, _ZGVcN4v_##fn)
#define of_two(LENGTH, fn) \
  twice_two(float, __m128, __m256, _ZGVbN4vv_##fn##f, _ZGVcN8vv_##fn##f) \
  twice_two(double, __m128d, __m256d, _ZGVbN2vv_##fn, _ZGVcN4vv_##fn)
ONECLC_VECMATH_UNARY(of_one)
ONECLC_VECMATH_BINARY(of_two)

// Two addresses in a register: those for the first result (s), then those for the second one (c)
#define of_three(LENGTH, fn) \
  void _ZGVbN4vvv_##fn##f(__m128, __m128i, __m128i, __m128i, __m128i) in_level(_ZGVbN4vvv_##fn##f); \
  void _ZGVcN8vvv_##fn##f(__m256, __m128i, __m128i, __m128i, __m128i, __m128i, __m128i, __m128i, __m128i) \
      in_level(_ZGVcN8vvv_##fn##f); \
  void _ZGVcN8vvv_##fn##f(__m256 x, __m128i s0, __m128i s1, __m128i s2, __m128i s3, __m128i c0, __m128i c1, \
                          __m128i c2, __m128i c3) { \
    _ZGVbN4vvv_##fn##f(low_float(x), s0, s1, c0, c1); \
    _ZGVbN4vvv_##fn##f(high_float(x), s2, s3, c2, c3); \
  } \
  void _ZGVbN2vvv_##fn(__m128d, __m128i, __m128i) in_level(_ZGVbN2vvv_##fn); \
  void _ZGVcN4vvv_##fn(__m256d, __m128i, __m128i, __m128i, __m128i) in_level(_ZGVcN4vvv_##fn); \
  void _ZGVcN4vvv_##fn(__m256d x, __m128i s0, __m128i s1, __m128i c0, __m128i c1) { \
    _ZGVbN2vvv_##fn(low_double(x), s0, c0); \
    _ZGVbN2vvv_##fn(high_double(x), s1, c1); \
  }
ONECLC_VECMATH_TO_PLACES(of_three)
