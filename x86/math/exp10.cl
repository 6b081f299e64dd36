// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp10 (6.15.2): half is 2^(x log2(10)), computed in float (half_exp.h) and rounded once more. All halves were tried.
// Float and double are those of generic/.
#define unary exp10
#include "each_float.h"
#if elem_bits < 64 && defined(__AVX2__)
#include <math/exponential/half_exp.h>
#endif

#if elem_bits == 16 && defined(__AVX2__)
gentype exp10(gentype x) {
  floatn sum, t = beside_whole(vec_convert(float, x), -9, 6, 0x1.a934fp1f, 0x1.3d9224p-24f, &sum);
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
