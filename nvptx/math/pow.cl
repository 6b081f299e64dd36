// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pow (6.15.2): half by half_powers.h, with the sign of x where y is odd. Zeros, infinities and NaN are left to float,
// whose results are halves there. Float and double are those of generic/.
#define binary pow
#include "each_float.h"
#if elem_bits == 16 && vec_width == 1
#include <math/exponential/half_powers.h>

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
#else
#include <generic/math/pow.cl>
#endif
