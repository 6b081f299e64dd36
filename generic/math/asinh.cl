// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// asinh (6.15.2): the inverse hyperbolic sine, an odd function: with a = |x|,
//   asinh(a) = ln(a + sqrt(1 + a^2)).
// The root and the sum are double-words, and log_kernel.h has the logarithm. Special ranges:
//   a < 2^-12 (double: 2^-30): the result is a.
//   large a: asinh(a) = ln(2 a). Float scales a by a power of two before it is squared, and 1 with it.
// Largest errors seen: float 0.938, double 0.907 ulp.
// Half results are correctly rounded.
#define unary asinh
#include "each_float.h"
#if elem_bits == 16
#include <math/half/asinh.h>
#else
#include <math/arithmetic/bits_outside.h>
#include <math/arithmetic/vocabulary.h>
#include <math/exponential/log_kernel.h>
#include <math/arithmetic/reciprocal.h>
#include <math/arithmetic/rounded_root.h>

#if elem_bits == 32
// The terms (log_of_sum) of asinh(a / scale) + ln(scale), where `scale` is 1 or so small beside a^2 that its square
// need not be taken
static inline double_word asinh_terms(gentype a, gentype scale, private igentype *exponent) {
  // Step 2: root = sqrt(1 + a^2)
  gentype z = fma(a, a, scale), root = rounded_root(z);
  // 1 / (2 root) within 1/8, and exact for 1: the bits are those of a line in root between powers of two. Where the
  // root is nearly 1, which is where the correction contributes most, the line is as near to it.
  gentype half_reciprocal = guessed_quotient((ugentype)0x7e800000u, root);
  // Step 3: what the root lacks. z_low is exact unless a is large; rest is exact.
  gentype z_low = fma_exact(a, a, scale - z), rest = fma_exact(-root, root, z);
  // Step 4: the logarithm of the sum
  return log_of_sum(root, a, (rest + z_low) * half_reciprocal, exponent);
}
#elif elem_bits == 64
static inline interval asinh_of_usual(gentype a) {
  // Step 1: root = sqrt(1 + a^2), and z_low, what its square lacks
  gentype z = fma(a, a, (gentype)1), z_low = fma_exact(a, a, 1 - z), root = rounded_root(z);
  // 1 / (2 root) within 1/8, and exact for 1, where all of a^2 is in z_low: the bits are those of a line in root
  // between powers of two. Where the root is nearly 1 the line is as near to it.
  gentype half_reciprocal = as_gentype((ugentype)0x7fd0000000000000ul - as_ugentype(root));
  // Step 2: the logarithm of the sum, the root corrected by a step of Newton's with the residual
  return log_of_sum(root, a, (fma_exact(-root, root, z) + z_low) * half_reciprocal);
}
#endif

// AVX2: its form for two registers is faster by more than 2 % if ordered (AMD Zen 1, 2026-11-27).
policy_of("double", "ordered-pair") gentype asinh(gentype x) {
  gentype a = fabs(x);
#if elem_bits == 32
  const gentype least = (gentype)power_of_two(-12), most = (gentype)power_of_two(60),
                small = (gentype)power_of_two(-66);
  // Step 1: scale large numbers
  gentype scale = 1, scaled = a;
#if dear_branches
  scale = a >= most ? small : scale;
  scaled = a * scale;
#else
  bool rare = any_lane(bits_outside(a, as_ugentype(least), as_ugentype(most)));
  if (__builtin_expect(rare, false)) {
    scale = a >= most ? small : scale;
    scaled = a * scale;
  }
#endif
  igentype exponent;
  double_word terms = asinh_terms(scaled, scale, &exponent);
  // Step 5: add the exponents of the sum and of the scale, times ln(2)
  gentype result = log_total(exponent - as_igentype(scale) + as_igentype((gentype)1), terms);
  // Step 6: a small or infinite |x| is the result
#if !dear_branches
  if (__builtin_expect(rare, false))
#endif
    result = ((a >= least) & (a < (gentype)INFINITY)) ? result : a;
#else
  interval sum = asinh_of_usual(a);
  gentype result = or_exact(sum, value_of(sum), asinh, a);
  // Step 3: small and large numbers. A small |x| is the result, which is no larger than what the low words leave out.
  const ugentype least = as_ugentype((gentype)power_of_two(-30));
  relation usual = !bits_outside(a, least, as_ugentype((gentype)power_of_two(exponent_bias / 2 - 2)));
  if (__builtin_expect(any_lane(!usual), false)) {
    gentype extreme = a < (gentype)1 ? a : log_of_twice(a, asinh);
    result = usual ? result : extreme;
  }
#endif
  return copysign(result, x);
}
#endif
