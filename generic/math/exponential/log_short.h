// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What half_log2, half_log and half_log10 share: log2(x) = e + log2(1 + f) with the e and f of log_kernel.h, by a
// polynomial with a relative error of 2^-14.2 (lab/coefficients/short.sol). To be included after only_float.h.
#include <math/arithmetic/vocabulary.h>
#include <math/exponential/log_kernel.h>
#include <math/exponential/rare_logarithm.h>

static inline gentype log2_short_of_normal(gentype x, igentype bias) {
  igentype exponent;
  gentype f = log_fraction_in_place(x, (gentype)root_half, &exponent);
  gentype p = polynomial(f, 0x1.715144p0f, -0x1.70ec94p-1f, 0x1.f0f418p-2f, -0x1.904638p-2f, 0x1.04de4cp-2f);
  return fma(p, f, vec_convert(float, (igentype)(exponent - (bias << (igentype)significand_bits))) * (gentype)0x1p-23f);
}

__attribute__((noinline)) static gentype log2_short_of_any(gentype x) {
  igentype bias;
  gentype scaled = normalized(x, &bias);
  return log_special(x, log2_short_of_normal(scaled, bias));
}

static inline gentype log2_short(gentype x) {
  gentype result = log2_short_of_normal(x, (igentype)0);
  relation beyond = !(fabs(result) < (gentype)(exponent_bias - 1));
  if (__builtin_expect(any_lane(rare_logarithm(x, INFINITY, beyond)), false))
    return log2_short_of_any(x);
  return result;
}
