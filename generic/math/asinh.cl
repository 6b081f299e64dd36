// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// asinh (6.15.2): the inverse hyperbolic sine. Float is ln(|x| + sqrt(1 + x^2)), the root and the sum as double-words;
// double is log1p(|x| + (sqrt(1 + x^2) - 1)). For a small x the root is 1 and half of x^2, which is exact enough beside
// |x|; in float the result for |x| < 2^-12 is |x|. Then the result gets the sign of x.
// Largest errors seen: float 0.974, double 0.876 ulp.
// Half results are correctly rounded.
#define unary asinh
#include "each_float.h"
#include <math/arithmetic/fused.h>
#include <math/arithmetic/nudged.h>
#include <math/exponential/log_kernel.h>
#include <math/arithmetic/reciprocal.h>
#include <math/arithmetic/rounded_root.h>

#if elem_bits == 32
static inline double_word asinh_terms(gentype a, private igentype *exponent) {
  gentype z = fma(a, a, (gentype)1);
  // 1 / sqrt(z) by the method of sqrt_words.h, within 2^-12.4 (utils/coefficients/guess.py) and much closer where z is
  // about 1
  gentype y = as_gentype((ugentype)((ugentype)0x5f400000u - (as_ugentype(z) >> (ugentype)1))),
          residual = fma_exact(-z * y, y, (gentype)1);
  y = fma_tiny(y * residual, fma_tiny(residual, (gentype)0.33f, (gentype)0.5f), y);
  gentype root = z * y, half_y = (gentype)0.5f * y;
  root = fma_tiny(root, fma_exact(-root, half_y, (gentype)0.5f), root);
  // z_low is exact unless a is large; rest is exact.
  gentype z_low = fma_exact(a, a, 1 - z), rest = fma_exact(-root, root, z);
  return log_of_sum(root, a, (rest + z_low) * half_y, exponent);
}
#elif elem_bits == 64
static inline bounds asinh_of_usual(gentype a) {
  gentype z = fma(a, a, (gentype)1), z_low = fma_exact(a, a, 1 - z), root = rounded_root(z);
  // 1 / (2 root) within 1/8, and exact for 1, where all of a^2 is in z_low: the bits are those of a line in root
  // between powers of two. Where the root is nearly 1 the line is as near to it.
  gentype half_reciprocal = as_gentype((ugentype)0x7fd0000000000000ul - as_ugentype(root));
  double_word w = fast_two_sum(a, root - 1);
  gentype low = fma(fma_exact(-root, root, z) + z_low, half_reciprocal, w.low);
  bounded_words sum = log1p_words_by_slope(w.high, low, true);
  return plus_bounds(sum.high, sum.low);
}
#endif

gentype asinh(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), result = asinh(v);
  result = nudged(result, fabs(v) == 0x1.af4p-3f, 1);
  result = nudged(result, fabs(v) == 0x1.c7cp3f, -1);
  return vec_convert(half, result);
#else
  gentype a = fabs(x);
#if elem_bits == 32
  igentype exponent;
  double_word terms = asinh_terms(a, &exponent);
  gentype result = log_total(exponent, terms);
#else
  bounds sum = asinh_of_usual(a);
  gentype result = settled_bounds(sum, asinh, a);
#endif
#if words_of_double // for which subnormal numbers are not slow
  relation usual = magnitude_below(x, power_of_two(exponent_bias / 2 - 2));
#else
  const ugentype least = as_ugentype((gentype)power_of_two(elem_bits == 32 ? -12 : 1 - exponent_bias));
  relation usual = as_ugentype(a) - least < as_ugentype((gentype)power_of_two(exponent_bias / 2 - 2)) - least;
#endif
  if (__builtin_expect(any_lane(!usual), false)) {
    gentype extreme = a < (gentype)1 ? a : log_of_twice(a, asinh);
    result = usual ? result : extreme;
  }
  return copysign(result, x);
#endif
}
