// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log10 (6.15.2): the logarithm to base 10; -inf for zeros, NaN for negative numbers. With x = 2^e (1 + f),
//   log10(x) = e log10(2) + log10(1 + f), sqrt(1/2) <= 1 + f < sqrt(2), with a minimax polynomial in f.
// The relative error of the polynomial is 2^-27.7 (double: 2^-59.2): lab/coefficients/log.sol. f / ln(10) is a
// double-word.
// Largest errors seen: float 0.926, double 0.89 ulp.
// Half results are correctly rounded.
#define unary log10
#include "each_float.h"
#if elem_bits == 16
#include <math/half/log10.h>
#else
#include <math/arithmetic/vocabulary.h>
#include <math/exponential/log_kernel.h>
#include <math/exponential/rare_logarithm.h>
#include <math/arithmetic/rounded.h>

// log10(2) of double in two words, of which the first is short, so that its product with an exponent is exact
#define log10_2_short ((gentype)(0x1.34413509f8p-2 * exponent_unit))
#define log10_2_rest (-0x1.80433b83b532ap-44 * exponent_unit)

#if elem_bits == 32
#define log10_high ((floatn)0x1.bcb7b2p-2f)
// log10(1 + f) / f - log10_high
static inline gentype log10_polynomial(gentype f) {
  return polynomial(f, -0x1.5b235ep-27f, -0x1.bcb7acp-3f, 0x1.287a68p-3f, -0x1.bcbe22p-4f, 0x1.63d378p-4f,
                    -0x1.2786b4p-4f, 0x1.f7fd26p-5f, -0x1.d5854p-5f, 0x1.ce085cp-5f, -0x1.167acp-5f);
}

// log10(2) / 2^23 in two words, for an e that is still in the place of the exponent field
#define log10_2 ((floatn)0x1.344136p-25f)
#define log10_unit_low (-0x1.ec10cp-50f)
#define log10_2_low ((floatn)log10_unit_low)
static inline interval log10_of_parts(gentype e, gentype f, gentype term) {
  return fma_sure(e, log10_2, fma_sure(f, log10_high, fma_sure(log10_polynomial(f), f, term)));
}
#elif elem_bits == 64
static inline interval log10_of_parts(gentype e, gentype f, gentype term) {
  gentype square = f * f;
  gentype odd =
      rough_polynomial(square, -0x1.bcb7b1526e423p-4, -0x1.287a76370067ep-4, -0x1.bcb7b14d01b87p-5,
                       -0x1.63c627482fcbcp-5, -0x1.287ab2acafe83p-5, -0x1.fc2bc3314cf9cp-6, -0x1.be4adf3d66939p-6,
                       -0x1.7a362e1ec841bp-6, -0x1.bf51ed52f7529p-6, -0x1.6396731e34222p-7);
  gentype evens = rough_polynomial(square, 0x1.63c6277520666p-4, 0x1.fc3fa61a5a03fp-5, 0x1.8b4df17c5a241p-5,
                                   0x1.436e8cfca3ecp-5, 0x1.11a6b407e5081p-5, 0x1.daf41a9116009p-6,
                                   0x1.9e41b5e303d49p-6, 0x1.7f1a782c7d9cap-6, 0x1.9bf5f05723d6ap-6);
  interval even = fma_rough(evens, square, (gentype)0x1.287a7636f4375p-3);
  const gentype high = (gentype)0x1.bcb7b1526e50ep-2, low = (gentype)0x1.95355baaafad3p-57;
  interval r = fma_rough(fma_rough(odd, f, even), f, high * (gentype)-0.5f);
  interval factor = fma_rough(r, f, low), last = fma(factor, f, term), sum = fma(f, high, last);
  return fma_plain(e, log10_2_short, sum);
}
#endif

#define log10_term_unit (elem_bits == 32 ? log10_unit_low : log10_2_rest)
// Any x: subnormal numbers are scaled by a power of two, and zeros, infinities, NaN and negative numbers have their own
// results.
#if !rare_joins
__attribute__((noinline)) static gentype log10_of_any(gentype x) {
  igentype bias;
  gentype scaled = normalized(x, &bias), e, f = log_parts(scaled, bias, &e);
  interval logarithm = log10_of_parts(e, f, log_term(e, f, log10_term_unit));
  return log_special(x, or_exact(logarithm, value_of(logarithm), log10, x));
}
#endif

// AVX2: its form for two registers is faster by more than 2 % if ordered (AMD Zen 1, 2026-11-27).
// With AVX-512 a form for two registers takes 1.1 of the time of two calls (Emerald Rapids, November 2026).
// AVX-512: with a form for four registers loops take .84 of the time (Emerald Rapids, 2026-11-29).
// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("double", "four-registers") policy_of("double", "ordered-pair") policy_of("float", "one-register")
    policy_of("float", "short-call") gentype log10(gentype x) {
#if rare_joins
  gentype e, term, f = log_parts_of_any(x, (gentype)log10_term_unit, &e, &term);
  return log10_of_parts(e, f, term);
#else
  // Step 1: reduce the argument, as if it were a positive normal number
  gentype e, f = log_parts(x, (igentype)0, &e);
  // Step 2: the logarithm of the parts
  interval logarithm = log10_of_parts(e, f, log_term(e, f, log10_term_unit));
  gentype result = or_exact(logarithm, value_of(logarithm), log10, x);
  // Step 3: the result tells which x are no positive normal numbers (log_kernel.h); they are computed again
  relation beyond = !(fabs(result) < (gentype)(elem_bits == 32 ? 37.92f : 307.65));
  if (__builtin_expect(any_lane(rare_logarithm(x, INFINITY, beyond)), false))
    return log10_of_any(x);
  return result;
#endif
}
#endif
