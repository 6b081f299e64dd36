// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of glibc's libmvec, as lists of calls F(length of NAME, NAME), where NAME is the function of double and
// NAMEf the one of float. What declares, defines or chooses them is made of these lists.
#ifndef ONECLC_VECMATH_FUNCTIONS_H
#define ONECLC_VECMATH_FUNCTIONS_H

// clang-format off
#define ONECLC_VECMATH_UNARY(F) \
  F(4, acos) F(5, acosh) F(4, asin) F(5, asinh) F(4, atan) F(5, atanh) F(4, cbrt) F(3, cos) F(4, cosh) F(3, erf) \
  F(4, erfc) F(3, exp) F(5, exp10) F(4, exp2) F(5, expm1) F(3, log) F(5, log10) F(5, log1p) F(4, log2) F(3, sin) \
  F(4, sinh) F(3, tan) F(4, tanh)
// clang-format on
#define ONECLC_VECMATH_BINARY(F) F(5, atan2) F(5, hypot) F(3, pow)
// Without a result: NAME(x, first, second), where first and second are places for results
#define ONECLC_VECMATH_TO_PLACES(F) F(6, sincos)

// libm has these, too, of which libmvec has no vector forms.
#define ONECLC_VECMATH_SCALAR(F) F(6, tgamma)
#endif
