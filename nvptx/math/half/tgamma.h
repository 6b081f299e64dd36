// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tgamma of half, in float for x > 0: x = n + f, and gamma(2 + f), a polynomial, is multiplied by f + 2, f + 3 … or
// divided by x and x + 1. Over all halves and all reciprocals that rcp.approx may give, this is off by 4.3 2^-24 of
// itself at most, and the factors' and ends' roundings by 2^-24 each. Where it leaves the choice between two halves,
// and for other numbers, the result is computed as in generic/ (lab/test/half_instructions.test).
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

__attribute__((noinline)) static half gamma_by_float(float v) {
  float result;
  [[clang::noinline]] result = tgamma(v);
  uint nudge = v == 0x1.3fp-15f || v == 0x1.308p-9f ? 1 : 0;
  return (half)as_float(as_uint(result) - nudge);
}

half tgamma(half x) {
  float v = x, a = v > 9.5f ? 9.5f : v; // NaN stays; gamma(9.5) is beyond the halves
  float n = floor(a), f = a - n;
  float p = polynomial_in_float(f, 0x1p0f, 0x1.b0eed4p-2f, 0x1.a5ad52p-2f, 0x1.4fdd9cp-4f, 0x1.28aa08p-4f,
                                0x1.056594p-8f, 0x1.681c8cp-8f, 0x1.8be5f6p-10f);
#pragma unroll
  for (int k = 2; k < 9; k++)
    p = n > (float)k ? p * (f + (float)k) : p;
  p = n < 2 ? p * approximate_reciprocal(n < 1 ? fma(a, a, a) : a) : p;
  half low = (half)(p * (1 - 0x1.8p-22f)), high = (half)(p * (1 + 0x1.8p-22f));
  if (__builtin_expect(low != high || !(v > 0), false))
    return gamma_by_float(v);
  return low;
}
