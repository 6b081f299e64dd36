// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log2 (6.15.2): the logarithm to base 2; -inf for zeros, NaN for negative numbers. With x = 2^e (1 + f),
//   log2(x) = e + log2(1 + f), sqrt(1/2) <= 1 + f < sqrt(2), with a minimax polynomial in f.
// The relative error of the polynomial is 2^-27.7 (double: 2^-59.2): lab/coefficients/log.sol. In double 1 / ln(2) is
// two words, and -f^2 / (2 ln(2)) is -f^2 / 2, whose factor is exact, and the rest.
// Largest errors seen: float 0.982, double 0.909 ulp.
// Half results are correctly rounded.
#define unary log2
#include "each_float.h"
#if elem_bits == 16
#include <math/half/log2.h>
#else
#include <math/arithmetic/vocabulary.h>
#include <math/exponential/log_kernel.h>
#include <math/exponential/rare_logarithm.h>

#if elem_bits == 32
#define log2_high ((floatn)0x1.715476p0f)
// log2(1 + f) / f - log2_high
static inline gentype log2_polynomial(gentype f) {
  return polynomial(f, 0x1.4ae0cp-26f, -0x1.715472p-1f, 0x1.ec7086p-2f, -0x1.7159c4p-2f, 0x1.2781d6p-2f,
                    -0x1.eadd6ap-3f, 0x1.a28e3ap-3f, -0x1.85e284p-3f, 0x1.7faf84p-3f, -0x1.cead3p-4f);
}

static inline interval log2_of_parts(gentype e, gentype f, [[maybe_unused]] gentype term) {
  return fma_exact(e, (gentype)0x1p-23f, fma_sure(f, log2_high, log2_polynomial(f) * f));
}
#elif elem_bits == 64
static inline interval log2_of_parts(gentype e, gentype f, gentype half_f) {
  gentype square = f * f;
  gentype odd =
      rough_polynomial(square, -0x1.71547652b823ap-2, -0x1.ec709dc3b49dbp-3, -0x1.7154764e2aaf5p-3,
                       -0x1.2776c4ec50fbdp-3, -0x1.ec7101877b202p-4, -0x1.a606ead5cfb31p-4, -0x1.72a2cc17ceac2p-4,
                       -0x1.3a1bc8e1fe487p-4, -0x1.737912e4d9624p-4, -0x1.273d4a9b97ad9p-5);
  gentype evens = rough_polynomial(square, 0x1.2776c50ef5e7fp-2, 0x1.a61762ac0e3e6p-3, 0x1.484b12a08bc95p-3,
                                   0x1.0c9ab52b35fecp-3, 0x1.c68659e636de1p-4, 0x1.8a70b184b436ap-4,
                                   0x1.58082515e98e1p-4, 0x1.3e2d17e336557p-4, 0x1.5611d2e5b3f89p-4);
  interval even = fma_rough(evens, square, (gentype)0x1.ec709dc3a0422p-2);
  const gentype high = (gentype)0x1.71547652b82fep0, low = (gentype)0x1.777d0ffda0d24p-56;
  interval r = fma_rough(fma_rough(odd, f, even), f, (gentype)-0x1.c551d94ae0bf8p-3);
  interval factor = fma_rough(r, f, half_f), last = fma(factor, f, f * low), sum = fma(f, high, last);
  return fma_plain(e, (gentype)exponent_unit, sum);
}
#endif

// Any x: subnormal numbers are scaled by a power of two, and zeros, infinities, NaN and negative numbers have their own
// results.
#if !rare_joins
__attribute__((noinline)) static gentype log2_of_any(gentype x) {
  igentype bias;
  gentype scaled = normalized(x, &bias), e, f = log_parts(scaled, bias, &e);
  interval logarithm = log2_of_parts(e, f, log_term(e, f, (gentype)0));
  return log_special(x, or_exact(logarithm, value_of(logarithm), log2, x));
}
#endif

// AVX2: its form for two registers is faster by more than 2 % if ordered (AMD Zen 1, 2026-11-27).
// With AVX-512 a form for two registers takes 1.1 of the time of two calls (Emerald Rapids, November 2026).
// AVX-512: with a form for four registers loops take .87 of the time (Emerald Rapids, 2026-11-29).
policy_of("double", "four-registers") policy_of("double", "ordered-pair") policy_of("float", "one-register")
    gentype log2(gentype x) {
#if rare_joins
  gentype e, term, f = log_parts_of_any(x, (gentype)0, &e, &term);
  return log2_of_parts(e, f, term);
#else
  // Step 1: reduce the argument, as if it were a positive normal number
  gentype e, f = log_parts(x, (igentype)0, &e);
  // Step 2: the logarithm of the parts
  interval logarithm = log2_of_parts(e, f, log_term(e, f, 0));
  gentype result = or_exact(logarithm, value_of(logarithm), log2, x);
  // Step 3: the result tells which x are no positive normal numbers (log_kernel.h); they are computed again
  relation beyond = !(fabs(result) < (gentype)(elem_bits == 32 ? 126 : 1022));
  if (__builtin_expect(any_lane(rare_logarithm(x, INFINITY, beyond)), false))
    return log2_of_any(x);
  return result;
#endif
}
#endif
