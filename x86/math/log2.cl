// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log2 (6.15.2): half is computed in float, with the e and f of half_log.h or, of the same limits, of log_kernel.h, and
// rounded once more. All halves were tried. Others are those of generic/.
// Largest errors seen: float 0.982, double 0.737 ulp.
#define unary log2
#include "each_float.h"
#if elem_bits < 64
#include <math/exponential/half_log.h>
#endif

#if elem_bits == 16 && defined(__AVX2__)
// e + log2(1 + f)
static inline floatn half_log2_of_parts(floatn e, floatn f) {
  floatn p = (floatn)0x1.e982bcp-4f;
  p = fma(p, f, (floatn)-0x1.f06062p-3f);
  p = fma(p, f, (floatn)0x1.3169c6p-2f);
  p = fma(p, f, (floatn)-0x1.7241fp-2f);
  p = fma(p, f, (floatn)0x1.ec29fp-2f);
  p = fma(p, f, (floatn)-0x1.7151dap-1f);
  p = fma(p, f, (floatn)0x1.715488p0f);
  return fma(p, f, e);
}
#endif

#if elem_bits == 16 && logs_by_instructions
gentype log2(gentype x) {
  floatn e, f = fraction_of(vec_convert(float, x), &e);
  return vec_convert(half, half_log2_of_parts(e, f));
}
#elif elem_bits == 16 && defined(__AVX2__)
#include <math/exponential/log_kernel.h>

__attribute__((noinline)) static gentype log2_of_any(gentype x) {
  return vec_convert(half, log2(vec_convert(float, x)));
}

gentype log2(gentype x) {
  intn exponent;
  floatn f = log_fraction_in_place(vec_convert(float, x), (floatn)0.75f, &exponent);
  floatn result = half_log2_of_parts(vec_convert(float, exponent >> 23), f);
  return __builtin_expect(any_lane(unusual_logarithm(x)), false) ? log2_of_any(x) : vec_convert(half, result);
}
#else
#include <generic/math/log2.cl>
#endif
