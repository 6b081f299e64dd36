// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// powr of half: by powers.h. Zeros, infinities, NaN and negative numbers are left to float, whose results are
// halves there.
#include <math/half/powers.h>

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
