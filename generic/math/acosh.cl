// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acosh (6.15.2): the inverse hyperbolic cosine; NaN for x < 1. With t = x - 1,
//   acosh(x) = ln(x + sqrt(t^2 + 2 t)).
// The root and the sum are double-words, and log_kernel.h has the logarithm.
// Largest errors seen: float 0.925, double 0.838 ulp.
// Half results are correctly rounded.
#define unary acosh
#include "each_float.h"
#if elem_bits == 16
#include <math/half/acosh.h>
#else
#include <math/arithmetic/bits_outside.h>
#include <math/arithmetic/vocabulary.h>
#include <math/exponential/log_kernel.h>
#include <math/arithmetic/reciprocal.h>
#include <math/arithmetic/rounded_root.h>

#if elem_bits == 32
static inline double_word acosh_terms(gentype x, private igentype *exponent) {
  // Step 1: root = sqrt(t^2 + 2 t), and what it lacks by a step of Newton's with the residual
  gentype t = x - 1, twice = t + t, z = fma(t, t, twice), root = rounded_root_or_zero(z);
  // Step 2: ln(x + root)
  return log_of_sum(x, root, fma(t, t, fma(-root, root, twice)) * half_rough_reciprocal(root), exponent);
}
#elif elem_bits == 64
static inline interval acosh_of_usual(gentype x) {
  // Step 1: root = sqrt(t^2 + 2 t). z_low, what z lacks, is exact unless t is large, where it hardly contributes.
  gentype t = x - 1, twice = t + t, z = fma(t, t, twice), z_low = fma(t, t, twice - z), root = rounded_root_or_zero(z);
  // Step 2: ln(x + root), the root corrected by a step of Newton's with the residual
  return log_of_sum(x, root, (fma_exact(-root, root, z) + z_low) * half_rough_reciprocal(root));
}
#endif

static inline gentype acosh_special(gentype x, gentype result) {
  result = x == (gentype)1 ? (gentype)0 : result;
  return x < (gentype)1 ? (gentype)NAN : result;
}

// AVX2: its form for two registers is faster by more than 2 % if ordered (AMD Zen 1, 2026-11-27).
// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("double", "ordered-pair") policy_of("float", "short-call") gentype acosh(gentype x) {
#if elem_bits == 32
  igentype exponent;
  double_word terms = acosh_terms(x, &exponent);
  gentype result = log_total(exponent, terms);
#else
  interval sum = acosh_of_usual(x);
  gentype result = or_exact(sum, value_of(sum), acosh, x);
#endif
  // Step 3: large numbers, for which x + root is 2 x, and special cases.
  // Whether 0 <= x - 1 < 2^(exponent_bias / 2 - 2). Comparing the bits as integers suffices, as those of negative
  // numbers and NaNs are larger.
  relation usual = !bits_outside(x - 1, 0, as_ugentype((gentype)power_of_two(exponent_bias / 2 - 2)));
  if (__builtin_expect(any_lane(!usual), false))
    result = usual ? result : acosh_special(x, log_of_twice(x, acosh));
  return result;
}
#endif
