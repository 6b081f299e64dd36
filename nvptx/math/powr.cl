// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// powr (6.15.2): half by half_powers.h. Zeros, infinities, NaN and negative numbers are left to float, whose results
// are halves there. Float and double are those of generic/.
#define binary powr
#include "each_float.h"
#if elem_bits == 16 && vec_width == 1
#include <math/exponential/half_powers.h>

__attribute__((noinline)) static half powr_by_float(float v, float w) {
  float result;
  [[clang::noinline]] result = powr(v, w);
  return (half)result;
}

half powr(half x, half y) {
  float v = x, w = y;
  if (__builtin_expect(!(v > 0 && v < INFINITY && fabs(w) < INFINITY), false))
    return powr_by_float(v, w);
  return power_of_positive(v, w);
}
#else
#include <generic/math/powr.cl>
#endif
