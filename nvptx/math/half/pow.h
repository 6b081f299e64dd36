// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pow of half: by powers.h, with the sign of x where y is odd. Zeros, infinities and NaN are left to float, whose
// results are halves there.
#include <math/half/powers.h>

__attribute__((noinline)) static half pow_by_float(float v, float w) {
  float result;
  [[clang::noinline]] result = pow(v, w);
  return (half)result;
}

half pow(half x, half y) {
  float v = x, w = y, a = fabs(v);
  if (__builtin_expect(!(a > 0 && a < INFINITY && fabs(w) < INFINITY), false))
    return pow_by_float(v, w);
  half result = power_of_positive(a, w);
  if (__builtin_expect(v < 0, false)) {
    bool whole = trunc(w) == w, odd = trunc(w * 0.5f) != w * 0.5f;
    result = whole ? (odd ? -result : result) : (half)NAN;
  }
  return result;
}
