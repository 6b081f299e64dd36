// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What half_exp2, half_exp and half_exp10 share: 2^(x factor) by the method of exp2.cl, with a cubic polynomial whose
// relative error is 2^-13.2 (lab/coefficients/short.sol). To be included after only_float.h.
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/vocabulary.h>
#include <math/exponential/times_power.h>

// 2^t for |t| <= 1/2
static inline gentype exp2_short(gentype t) {
  gentype p = polynomial(t, 0x1.62f61ep-1f, 0x1.f0105ap-3f, 0x1.c29e2cp-5f);
  return fma(p, t, (gentype)0x1p0f);
}

// 2^(x factor); `limit` is what scaled_if_normal takes (times_power.h).
static inline gentype power_short(gentype x, gentype factor, int limit) {
  gentype shifted = fma(x, factor, (gentype)shifter);
  return scaled_if_normal(exp2_short(fma(x, factor, shifter - shifted)), shifted, x, limit);
}
