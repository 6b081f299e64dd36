// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp10 (6.15.2): half is 2^(x log2(10)), computed in float (half_exp.h) and rounded once more. The coefficients are
// those of exp2 with other last bits, so that of all halves, which were tried, none is wrong. Float and double are
// those of generic/.
// Largest errors seen: float 0.956, double 0.92 ulp.
#define unary exp10
#include "each_float.h"
#if elem_bits < 64 && defined(__AVX2__)
#include <math/exponential/half_exp.h>
#endif

#if elem_bits == 16 && defined(__AVX2__)
gentype exp10(gentype x) {
  floatn v = in_range(vec_convert(float, x), -9, 6), sum = fma(v, (floatn)0x1.a934fp1f, (floatn)whole_above);
  // As v has 11 bits, the first difference is exact.
  floatn t = fma(v, (floatn)0x1.3d9224p-24f, fma(v, (floatn)0x1.a934fp1f, whole_above - sum));
  floatn p = (floatn)0x1.5d7a22p-10f;
  p = fma(p, t, (floatn)0x1.3ccee8p-7f);
  p = fma(p, t, (floatn)0x1.c6b442p-5f);
  p = fma(p, t, (floatn)0x1.ebfa58p-3f);
  p = fma(p, t, (floatn)0x1.62e42cp-1f);
  p = fma(p, t, (floatn)0x1p0f);
  return vec_convert(half, times_two_to(p, sum));
}
#else
#include <generic/math/exp10.cl>
#endif
