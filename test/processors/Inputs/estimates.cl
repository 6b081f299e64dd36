// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_recip and half_rsqrt of many numbers: in a loop of vector code, in one that is kept scalar, and of vectors.
#define functions(name) \
  void name##_in_loop(float *restrict y, const float *restrict x, int n) { \
    for (int i = 0; i < n; i++) \
      y[i] = name(x[i]); \
  } \
  void name##_alone(float *restrict y, const float *restrict x, int n) { \
    for (int i = 0; i < n; i++) { \
      y[i] = name(x[i]); \
      __asm__ volatile("" ::: "memory"); \
    } \
  } \
  void name##_of_vectors(float *restrict y, const float *restrict x, int n) { \
    for (int i = 0; i < n; i += 16) \
      vstore16(name(vload16(0, x + i)), 0, y + i); \
  }
functions(half_recip) functions(half_rsqrt)
