// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log (6.15.2): half is computed in float, with the e and f of half_log.h or, of the same limits, of log_kernel.h, and
// rounded once more. All halves were tried, of which one is mended (nudged.h). Others are those of generic/.
// Largest errors seen: float 0.931, double 0.738 ulp.
#define unary log
#include "each_float.h"
#if elem_bits < 64
#include <math/arithmetic/nudged.h>
#include <math/exponential/half_log.h>
#endif

#if elem_bits == 16 && defined(__AVX2__)
// e ln(2) + ln(1 + f), of v, with an e in units of `unit`
static inline floatn half_log_of_parts(floatn v, floatn e, float unit, floatn f) {
  floatn p = (floatn)-0x1.117f7cp-4f;
  p = fma(p, f, (floatn)0x1.21e8b8p-3f);
  p = fma(p, f, (floatn)-0x1.63bfb8p-3f);
  p = fma(p, f, (floatn)0x1.9bbbb2p-3f);
  p = fma(p, f, (floatn)-0x1.ff85a8p-3f);
  p = fma(p, f, (floatn)0x1.554c82p-2f);
  p = fma(p, f, (floatn)-0x1.00004cp-1f);
  p = fma(p, f, (floatn)0x1.000004p0f);
  return nudged(fma(e, (floatn)(ln2_single * unit), p * f), bits_of(v) == constant_bits(0x1.5ep-8f), -1);
}
#endif

#if elem_bits == 16 && logs_by_instructions
gentype log(gentype x) {
  floatn v = vec_convert(float, x), e, f = fraction_of(v, &e);
  return vec_convert(half, half_log_of_parts(v, e, 1, f));
}
#elif elem_bits == 16 && defined(__AVX2__)
#include <math/exponential/log_kernel.h>

__attribute__((noinline)) static gentype log_of_any(gentype x, floatn result) {
  return unusual_logarithm(x) ? vec_convert(half, log(vec_convert(float, x))) : vec_convert(half, result);
}

gentype log(gentype x) {
  intn exponent;
  floatn v = vec_convert(float, x), f = log_fraction_in_place(v, (floatn)0.75f, &exponent);
  floatn result = half_log_of_parts(v, vec_convert(float, exponent), 0x1p-23f, f);
  return __builtin_expect(any_lane(unusual_logarithm(x)), false) ? log_of_any(x, result) : vec_convert(half, result);
}
#else
#include <generic/math/log.cl>
#endif
