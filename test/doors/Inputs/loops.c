// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls every function of oneclc/vecmath.h in a plain loop, for arguments of all magnitudes and special ones, and
// prints a hash of each one's results. With -DPLAIN it does without that header.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#ifdef PLAIN
#include <oneclc/vecmath_functions.h>
#else
#include <oneclc/vecmath.h>
#endif
#ifdef __cplusplus
#define restrict __restrict
#endif

enum { COUNT = 8229 }; // no multiple of a vector's lanes
static double xd[COUNT], yd[COUNT], rd[COUNT];
static float xf[COUNT], yf[COUNT], rf[COUNT];

#define loops_of_one(LENGTH, fn) \
  __attribute__((noinline)) static void loop_##fn(double *restrict r, const double *x) { \
    for (int i = 0; i < COUNT; i++) \
      r[i] = fn(x[i]); \
  } \
  __attribute__((noinline)) static void loop_##fn##f(float *restrict r, const float *x) { \
    for (int i = 0; i < COUNT; i++) \
      r[i] = fn##f(x[i]); \
  }
#define loops_of_two(LENGTH, fn) \
  __attribute__((noinline)) static void loop_##fn(double *restrict r, const double *x, const double *y) { \
    for (int i = 0; i < COUNT; i++) \
      r[i] = fn(x[i], y[i]); \
  } \
  __attribute__((noinline)) static void loop_##fn##f(float *restrict r, const float *x, const float *y) { \
    for (int i = 0; i < COUNT; i++) \
      r[i] = fn##f(x[i], y[i]); \
  }
ONECLC_VECMATH_UNARY(loops_of_one)
ONECLC_VECMATH_BINARY(loops_of_two)

#ifdef SINCOS // GCC makes vector code of it by -fopenmp-simd, and then by vectors of pointers
__attribute__((noinline)) static void loop_sincos(double *restrict s, double *restrict c, const double *x) {
#pragma omp simd
  for (int i = 0; i < COUNT; i++)
    sincos(x[i], s + i, c + COUNT - 1 - i);
}
__attribute__((noinline)) static void loop_sincosf(float *restrict s, float *restrict c, const float *x) {
#pragma omp simd
  for (int i = 0; i < COUNT; i++)
    sincosf(x[i], s + i, c + COUNT - 1 - i);
}
#endif

static uint64_t state = 1;
static uint64_t next(void) { // splitmix64
  uint64_t z = state += UINT64_C(0x9e3779b97f4a7c15);
  z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
  return z ^ z >> 31;
}

// A third of the numbers have any bits, others lie where functions are computed, or are special.
static double number(int i) {
  static const double special[] = {0,    1,     2,     0.5,    10,       100, 710, 1e5,
                                   1e22, 1e300, 1e-40, 1e-310, INFINITY, NAN, 3,   4.9e-324};
  const uint64_t bits = next();
  double x;
  if (i % 3 == 0) {
    memcpy(&x, &bits, sizeof x);
    return x;
  }
  x = i % 7 == 0 ? special[bits >> 8 & 15] : ldexp((double)(bits >> 11), (int)(bits & 15) - 56);
  return bits & 16 ? -x : x;
}

// Results that are NaN count as one.
static uint64_t hash_of(const void *results, size_t size) {
  uint64_t hash = UINT64_C(0xcbf29ce484222325);
  for (int i = 0; i < COUNT; i++) {
    uint64_t bits = 0;
    memcpy(&bits, (const char *)results + (size_t)i * size, size);
    const uint64_t infinity = size == 8 ? UINT64_C(0x7ff0000000000000) : 0x7f800000;
    if ((bits & ~(UINT64_C(1) << (8 * size - 1))) > infinity)
      bits = infinity + 1;
    hash = (hash ^ bits) * UINT64_C(0x100000001b3);
  }
  return hash;
}

// A library file for kernels defines printf, but not fprintf.
static void print(const char *name, const void *results, size_t size) {
  fprintf(stdout, "%s %016llx\n", name, (unsigned long long)hash_of(results, size));
}

int main(void) {
  for (int i = 0; i < COUNT; i++) {
    xd[i] = number(i), yd[i] = number(i + 1);
    const uint32_t x = (uint32_t)next(), y = (uint32_t)next();
    xf[i] = (float)xd[i], yf[i] = (float)yd[i];
    if (i % 3 == 0)
      memcpy(xf + i, &x, sizeof x), memcpy(yf + i, &y, sizeof y);
  }
#define print_one(LENGTH, fn) \
  loop_##fn(rd, xd), print(#fn, rd, sizeof *rd); \
  loop_##fn##f(rf, xf), print(#fn "f", rf, sizeof *rf);
#define print_two(LENGTH, fn) \
  loop_##fn(rd, xd, yd), print(#fn, rd, sizeof *rd); \
  loop_##fn##f(rf, xf, yf), print(#fn "f", rf, sizeof *rf);
  ONECLC_VECMATH_UNARY(print_one)
  ONECLC_VECMATH_BINARY(print_two)
#ifdef SINCOS
  static double qd[COUNT];
  static float qf[COUNT];
  loop_sincos(rd, qd, xd), print("sincos", rd, sizeof *rd), print("sincos", qd, sizeof *qd);
  loop_sincosf(rf, qf, xf), print("sincosf", rf, sizeof *rf), print("sincosf", qf, sizeof *qf);
#endif
  return 0;
}
