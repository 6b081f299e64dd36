// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cbrt (6.15.2) of float where fma may be many operations, which round the cube of c and overflow for numbers near the
// greatest: these are divided by 8 before. The steps are those of generic/, and so is all else.
// Largest errors seen: float 0.863, double 0.501 ulp.
#define unary cbrt
#include "each_float.h"
#if elem_bits == 32 && vec_width == 1
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/any_lane.h> // which the common version's other passes need
#include <math/arithmetic/bits_outside.h>
#include <math/arithmetic/double_word.h>

// The cube root of x where *usual, and where it is `great`
static inline float cube_root(float x, relation great, private relation *usual) {
  float a = fabs(x);
  // Step 1: guess y of 1 / cbrt(a)
  float y = as_float(0x54a1a800u - (as_uint(a) >> 16) * 0x5555u), e = fma_exact(a * y, -(y * y), 1.0f);
  *usual = !bits_outside(a, as_uint(0x1p-96f), as_uint(0x1p127f));
  // Step 2: y (1 - e)^(-1/3). Shorter steps than fma's (polynomial of vocabulary.h) are off by a unit for a few e.
  y *= fma(fma(0x1.ca9e3ap-3f, e, 0x1.56d5ecp-2f), e, 0x1.00021ep0f);
  // Step 3: c = x y^2, corrected by its residual
  float square = y * y, c = x * square, part = great ? 0.125f : 1.0f;
  float residual = fma_exact(c * c * part, c, -x * part), third = square * -0x1.553cd4p-2f;
  return fma(residual, great ? third * 8 : third, c); // Ten floats need fma's own rounding, which fma_sure has not.
}

__attribute__((noinline)) static float cube_root_of_rare(float x) {
  float a = fabs(x);
  relation small = a < 0x1p-96f, finite = a < INFINITY, usual, great = finite & (a >= 0x1p127f);
  x = small ? x * 0x1p60f : x;
  float c = cube_root(x, great, &usual);
  c = small ? c * 0x1p-20f : c;
  return usual | great ? c : x; // zeros, too, whose sign operations in place of fma might not keep
}

float cbrt(float x) {
  relation usual;
  float result = cube_root(x, false, &usual);
  if (__builtin_expect(any_lane(!usual), false))
    result = usual ? result : cube_root_of_rare(x);
  return result;
}
#else
#include <generic/math/cbrt.cl>
#endif
