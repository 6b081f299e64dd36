// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp (6.15.2): half is computed in float (half_exp.h) and rounded once more. All halves were tried, of which one is
// mended (nudged.h). Float and double are those of generic/.
// Largest errors seen: float 0.892, double 0.889 ulp.
#define unary exp
#include "each_float.h"
#if elem_bits < 64 && defined(__AVX2__)
#include <math/arithmetic/nudged.h>
#include <math/exponential/half_exp.h>
#endif

#if elem_bits == 16 && defined(__AVX2__)
gentype exp(gentype x) {
  floatn v = in_range(vec_convert(float, x), -20, 12), sum, r = beside_ln2(v, &sum);
  r = fma(sum - whole_above, (floatn)0x1.05c61p-29f, r);
  floatn p = (floatn)0x1.7ee592p-10f;
  p = fma(p, r, (floatn)0x1.1277e8p-7f);
  p = fma(p, r, (floatn)0x1.55365ep-5f);
  p = fma(p, r, (floatn)0x1.5553ecp-3f);
  p = fma(p, r, (floatn)0x1.00001ep-1f);
  p = fma(p, r, (floatn)0x1p0f);
  p = fma(p, r, (floatn)0x1.fffffep-1f);
  p = nudged(p, bits_of(v) == constant_bits(0x1p-11f), 1);
  return vec_convert(half, times_two_to(p, sum));
}
#else
#include <generic/math/exp.cl>
#endif
