// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_exp2 and its like: 2^(x factor) as in exp2.cl, by a cubic with a relative error of 2^-13.2
// (coefficients/short.sol). To be included after only_float.h.
#include <math/arithmetic/any_lane.h>
#include <math/exponential/times_power.h>

// 2^t for |t| <= 1/2
static inline gentype exp2_short(gentype t) {
  gentype p = (gentype)0x1.c29e2cp-5f;
  p = fma(p, t, (gentype)0x1.f0105ap-3f);
  p = fma(p, t, (gentype)0x1.62f61ep-1f);
  return fma(p, t, (gentype)0x1p0f);
}

// `normal` as for scaled
static inline gentype power_short(gentype x, gentype factor, relation normal) {
  gentype sum = fma(x, factor, (gentype)shifter);
  return scaled(exp2_short(fma(x, factor, shifter - sum)), sum, normal);
}
