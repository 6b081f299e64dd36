// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sqrt (6.15.2): the square root, correctly rounded. Half is computed as float, where vectors stay vectors: without
// half arithmetic (AVX512-FP16) LLVM takes those of half apart. Rounding twice does no harm, because float has more
// than 2 * 11 + 1 bits (Figueroa, "When is double rounding innocuous?", SIGNUM Newsletter 30(3), 1995).
// With AVX-512 the divider, which would hold vectors up, is spared: an estimate of 1 / sqrt(x) and one step of Newton's
// iteration give the root of a half within 2^-23.3, relative, less 1.5 * 2^-24. Roots that are no halves are at least
// 2^-25 below a middle between two halves or 2^-22.2 above one, as squares of odd numbers are 1 modulo 8; so it rounds
// as the root does, whatever the estimate is within 2^-14 (utils/coefficients/root_seeds.c).
// Largest errors seen: float 0.5, double 0.5 ulp.
#include "each_float.h"
#ifdef __AVX512VL__
#include <math/arithmetic/estimates.h>
#endif

#if elem_bits == 32 && defined(__AVX512VL__) && vec_width > 1
static inline __attribute__((always_inline)) gentype root_of_half(gentype x) {
  const gentype most = (gentype)0x1p40f, most_estimate = (gentype)0x1p13f;
  x = most < x ? most : x;                                             // infinity; NaN stays
  gentype y = __builtin_elementwise_abs(estimated_reciprocal_root(x)); // of -0 that is -infinity
  y = most_estimate < y ? most_estimate : y;                           // of 0
  gentype root = x * y, residual = fma(root, (gentype)-0.5f * y, (gentype)(0.5f - 0x1.8p-24f));
  return fma(root, residual, root);
}
#elif elem_bits == 32
static inline __attribute__((always_inline)) gentype root_of_half(gentype x) { return __builtin_elementwise_sqrt(x); }
#endif

gentype sqrt(gentype x) {
#if elem_bits == 16
  return vec_convert(half, root_of_half(vec_convert(float, x)));
#else
  return __builtin_elementwise_sqrt(x);
#endif
}
