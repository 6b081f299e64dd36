// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// asin and acos, float and double. To be included after each_float.h.
#include "angle.h"
#include "sqrt_words.h"

#if elem_bits > 16
// (asin(t) - t) / t^3 in z = t^2, for |t| <= 1/2, where t + t^3 times this is asin(t) within 2^-27.6 (2^-55.9) of it: coefficients/asin.sol
static inline gentype asin_polynomial(gentype z) {
#if elem_bits == 32
  gentype p = (gentype)0x1.5959ep-5f;
  p = fma(p, z, (gentype)0x1.8c413p-6f);
  p = fma(p, z, (gentype)0x1.747b74p-5f);
  p = fma(p, z, (gentype)0x1.330206p-4f);
  return fma(p, z, (gentype)0x1.5555c8p-3f);
#else
  gentype square = z * z;
  gentype even = (gentype)-0x1.09d42703382c7p-6;
  even = fma(even, square, (gentype)0x1.abce84c206552p-8);
  even = fma(even, square, (gentype)0x1.c6fdbe5331cbp-7);
  even = fma(even, square, (gentype)0x1.6e89f43dc20d8p-6);
  even = fma(even, square, (gentype)0x1.6db6db427a1c5p-5);
  even = fma(even, square, (gentype)0x1.555555555539p-3);
  gentype odd = (gentype)0x1.056dc74584f96p-5;
  odd = fma(odd, square, (gentype)0x1.3ff54502d2934p-6);
  odd = fma(odd, square, (gentype)0x1.8ec3143391c7cp-7);
  odd = fma(odd, square, (gentype)0x1.1c6be1ce2acbfp-6);
  odd = fma(odd, square, (gentype)0x1.f1c72c3910772p-6);
  odd = fma(odd, square, (gentype)0x1.333333336e812p-4);
  return fma(odd, z, even);
#endif
}

// *t and *rest, two words whose sum is asin of |x| if that is at most 1/2, of sqrt((1 - |x|) / 2) otherwise, times 2, for
// asin(a) = pi/2 - 2 asin(sqrt((1 - a) / 2)). NaN if |x| > 1. Returns |x| > 1/2.
static inline relation asin_reduced(gentype x, private gentype *t, private gentype *rest) {
  gentype a = fabs(x), reciprocal;
  relation large = a > (gentype)0.5f;
  gentype z = fma(a, (gentype)-0.5f, (gentype)0.5f);
  double_word root = sqrt_words(z, &reciprocal);
  z = large ? z : a * a;
  *t = large ? 2 * root.high : a;
  *t = a > (gentype)1 ? (gentype)NAN : *t;
  *rest = fma(*t * z, asin_polynomial(z), large ? 2 * root.low : (gentype)0);
  return large;
}

static inline double_word asin_words(gentype x) { // asin(|x|)
  gentype t, rest;
  relation large = asin_reduced(x, &t, &rest);
  ugentype sign = large ? (ugentype)sign_bit : (ugentype)0;
  return angle(large ? (gentype)2 : (gentype)0, flip(t, sign), flip(rest, sign));
}

static inline double_word acos_words(gentype x) {
  gentype t, rest;
  relation large = asin_reduced(x, &t, &rest);
  ugentype sign = as_ugentype(large ? x : -x) & (ugentype)sign_bit;
  gentype k = large ? (x < (gentype)0 ? (gentype)4 : (gentype)0) : (gentype)2;
  return angle(k, flip(t, sign), flip(rest, sign));
}
#endif
