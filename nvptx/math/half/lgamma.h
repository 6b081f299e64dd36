// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lgamma of half, in float for x > 0: from 3 on by Stirling's formula, below by polynomials that have the zeros at 1
// and 2 as factors, below 1/2 as ln gamma(x + 1) - ln(x). Where this and the bounds of lg2.approx leave the choice
// between two halves, and for other numbers, it is computed as in generic/. All halves were tried with logarithms from
// one end of the bounds to the other (lab/test/half_instructions.test).
#include <math/arithmetic/approximations.h>
#include <math/gamma/lgamma_kernel.h>
#include <math/half/in_float.h>

__attribute__((noinline)) static half lgamma_of_any(half x) {
  int sign;
  NAME(float) w = log_gamma_words((float)x, &sign);
  return (half)rounded(w, true);
}

half lgamma(half x) {
  float v = x, logarithm = approximate_log2(v), result;
  if (v < 3) {
    float w = v < 0.5f ? v + 1 : v, p;
    if (w < 1.5f) {
      float t = w - 1;
      p = polynomial_in_float(t, 0x1.2788dp-1f, -0x1.f64658p-3f, 0x1.3e55bp-3f, -0x1.d7a676p-4f, 0x1.79524ap-4f,
                              -0x1.3c3c8cp-4f, 0x1.196aa6p-4f, -0x1.f0a75ep-5f, 0x1.3969a4p-5f, -0x1.17cd78p-5f,
                              0x1.67cef4p-4f, -0x1.4dd52ap-4f);
    } else {
      float t = w - 2.25f;
      p = polynomial_in_float(t, 0x1.992dfcp-2f, -0x1.5fc478p-4f, 0x1.9dfef4p-6f, -0x1.1571cep-7f, 0x1.8ec308p-9f,
                              -0x1.26505cp-10f, 0x1.c636d8p-12f, -0x1.c313d2p-13f, 0x1.6aaa7p-14f);
    }
    result = p * fma(w - 1, w - 2, 0.0f); // a zero is +0
    result = v < 0.5f ? fma(logarithm, -0x1.62e43p-1f, result) : result;
  } else {
    float t = approximate_reciprocal(v), square = t * t;
    float p = polynomial_in_float(square, 0x1.55555p-4f, -0x1.6ba4f8p-9f, 0x1.738164p-11f);
    result = fma(v - 0.5f, fma(logarithm, 0x1.62e43p-1f, -1.0f), fma(p, t, 0x1.acfe3ap-2f));
  }
  half low = (half)(result * (1 - 0x1p-20f)), high = (half)(result * (1 + 0x1p-20f));
  if (__builtin_expect(low != high, false)) // NaN, too, which the logarithm of a negative number is
    return lgamma_of_any(x);
  return low;
}
