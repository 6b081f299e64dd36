// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For C and C++ programs on x86-64: this header includes math.h and declares the functions of which liboneclc_vecmath
// has vector forms as such. So compilers make vector code of a loop such as
//
//   for (int i = 0; i < n; i++)
//     y[i] = sinf(x[i]);
//
// without -ffast-math: GCC from -O3 on (or -O2 -ftree-vectorize), for programs that link liboneclc_vecmath and, for the
// same bits in scalar calls, liboneclc_libm. Clang knows vector forms of few functions, with -fveclib=libmvec. With
// ONECLC_VECMATH_BITCODE defined the functions are the builtins of a library file, of which Clang knows all forms:
//
//   clang -O2 -march=x86-64-v3 -DONECLC_VECMATH_BITCODE -Xclang -mlink-builtin-bitcode
//         -Xclang x86_64-unknown-linux-gnu-v3.bc …
//
// The declarations say that results depend on arguments alone: the functions do not set errno and round to nearest.
// docs/use/doors.md has more.
#ifndef ONECLC_VECMATH_H
#define ONECLC_VECMATH_H
#include <math.h>
#include "vecmath_functions.h"

#if defined __x86_64__ && defined __GNUC__ // Clang defines this, too
#ifdef __THROW                             // with which glibc declares them
#define ONECLC_VECMATH_THROW __THROW
#else
#define ONECLC_VECMATH_THROW
#endif
#ifdef __clang__
#define ONECLC_VECMATH_FORMS __attribute__((const))
#else
#define ONECLC_VECMATH_FORMS __attribute__((const, simd("notinbranch")))
#endif
#if defined __clang__ && defined ONECLC_VECMATH_BITCODE
#define ONECLC_VECMATH_NAME(LENGTH, NAME, TYPES) __asm__("_Z" #LENGTH #NAME #TYPES)
#else
#define ONECLC_VECMATH_NAME(LENGTH, NAME, TYPES)
#endif

#ifdef __cplusplus
extern "C" {
#endif
// clang-format off
#define ONECLC_VECMATH_DECLARE1(LENGTH, NAME) \
  extern double NAME(double) ONECLC_VECMATH_THROW ONECLC_VECMATH_NAME(LENGTH, NAME, d) ONECLC_VECMATH_FORMS; \
  extern float NAME##f(float) ONECLC_VECMATH_THROW ONECLC_VECMATH_NAME(LENGTH, NAME, f) ONECLC_VECMATH_FORMS;
#define ONECLC_VECMATH_DECLARE2(LENGTH, NAME) \
  extern double NAME(double, double) ONECLC_VECMATH_THROW ONECLC_VECMATH_NAME(LENGTH, NAME, dd) ONECLC_VECMATH_FORMS; \
  extern float NAME##f(float, float) ONECLC_VECMATH_THROW ONECLC_VECMATH_NAME(LENGTH, NAME, ff) ONECLC_VECMATH_FORMS;
ONECLC_VECMATH_UNARY(ONECLC_VECMATH_DECLARE1)
ONECLC_VECMATH_BINARY(ONECLC_VECMATH_DECLARE2)
#ifndef __clang__
extern void sincos(double, double *, double *) ONECLC_VECMATH_THROW __attribute__((simd("notinbranch")));
extern void sincosf(float, float *, float *) ONECLC_VECMATH_THROW __attribute__((simd("notinbranch")));
#endif
// clang-format on
#ifdef __cplusplus
}
#endif
#endif
#endif
