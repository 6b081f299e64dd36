// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erfc of half, in float: a power of 2, whose exponent is a polynomial, or 2 less that. Where this and the bounds of
// ex2.approx leave the choice between two halves, erfc of float decides. All halves were tried with all powers that the
// instruction may give (lab/test/half_instructions.test).
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

__attribute__((noinline)) static half erfc_by_float(float v) {
  float result;
  [[clang::noinline]] result = erfc(v);
  uint nudge = (v == -0x1.c5cp-12f ? 1 : 0) - (v == 0x1.c5cp-13f ? 1 : 0);
  return (half)as_float(as_uint(result) + nudge);
}

half erfc(half x) {
  float v = x;
  float a = fabs(v);
  a = a > 4 ? 4 : a; // NaN stays
  float p = polynomial_in_float(a, -0x1.a0be84p0f, -0x1.d63ebcp-1f, -0x1.2faab6p-3f, 0x1.c42e46p-6f, 0x1.7285f4p-12f,
                                -0x1.568ba8p-9f, 0x1.219576p-10f, -0x1.196e16p-12f, 0x1.56d3eep-15f, -0x1.e66976p-19f,
                                0x1.333204p-23f);
  float power = approximate_exp2(p * a), error = v < 0 ? 0x1p-22f : power * 0x1p-20f,
        result = v < 0 ? 2 - power : power;
  half low = (half)(result - error), high = (half)(result + error);
  if (__builtin_expect(low != high, false))
    return erfc_by_float(v);
  return low;
}
