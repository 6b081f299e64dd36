// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log1p (6.15.2): ln(1 + x); -inf for -1, NaN below. With 1 + x = 2^e (1 + f), f = x / 2^e + (1 / 2^e - 1),
//   ln(1 + x) = e ln(2) + ln(1 + f), with a minimax polynomial in f (log_kernel.h).
// In double f is a double-word. In float 3/4 < 1 + f <= 3/2, so that f is exact while 2^e < 2^24 (but for one x).
// Largest errors seen: float 0.914, double 0.887 ulp.
// Half results are correctly rounded.
#define unary log1p
#include "each_float.h"
#if elem_bits == 16
#include <math/half/log1p.h>
#else
#include <math/arithmetic/vocabulary.h>
#include <math/exponential/log_kernel.h>
#include <math/exponential/rare_logarithm.h>

#if elem_bits == 32
static inline gentype log1p_fraction(gentype x, private igentype *exponent) {
  *exponent = exponent_part(x + 1, (gentype)0x1.800002p-1f);
  gentype scale = reciprocal_power(*exponent);
  return fma_plain(x, scale, scale - 1);
}

// (ln(1 + f) - f) / f, with an error below 2^-27.5 of ln(1 + f): lab/coefficients/log.sol
static inline gentype log1p_polynomial(gentype f) {
  return polynomial(f, -0x1p-1f, 0x1.5555acp-2f, -0x1.000054p-2f, 0x1.996638p-3f, -0x1.54e88ep-3f, 0x1.28b11ap-3f,
                    -0x1.0defc6p-3f, 0x1.aba036p-4f, -0x1.6ccae6p-5f) *
         f;
}
#endif

static inline gentype log_of_large(gentype x) {
  interval sum = log_of_normal(x, (igentype)0);
  return or_exact(sum, value_of(sum), log1p, x);
}

// AVX2: its form for two registers is faster by more than 2 % if ordered (AMD Zen 1, 2026-11-27).
// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("double", "ordered-pair") policy_of("float", "short-call") gentype log1p(gentype x) {
#if elem_bits == 32
  // Step 1: f and e. Step 2: the logarithm of the parts
  igentype exponent;
  gentype f = log1p_fraction(x, &exponent), result = log_of_fraction(exponent, f, log1p_polynomial(f));
#else
  interval sum = log1p_of_usual(x);
  gentype result = or_exact(sum, value_of(sum), log1p, x);
#endif
  result = copysign(result, x); // gives zeros their sign
  // Step 3: large numbers, -1 and below, infinities and NaN, whose results are not below 84 (704) either
  // (log_kernel.h). Below that 2^-e is not zero. The number is the first whose log1p is no less than 84 (704).
  relation beyond = !surely_below(result, (gentype)(elem_bits == 32 ? 84 : 704)),
           rare = rare_logarithm(x + 1, elem_bits == 32 ? 0x1.234d9ep121 : 0x1.93bf4ec282d68p1015, beyond);
  if (__builtin_expect(any_lane(rare), false)) {
    // The logarithm of a large x is that of 1 + x.
    gentype extreme = x == (gentype)-1 ? (gentype)-INFINITY : log_special(x, log_of_large(x));
    result = rare ? extreme : result;
  }
  return result;
}
#endif
