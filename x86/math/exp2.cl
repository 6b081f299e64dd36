// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp2 (6.15.2): half is computed in float (half_exp.h) and rounded once more. All halves were tried, of which one is
// mended (nudged.h). Of one and of 16 with AVX-512 none need be: the last sum is rounded up, which adds something to
// all results but the powers of two. Float and double are those of generic/.
#define unary exp2
#include "each_float.h"
#if elem_bits < 64 && defined(__AVX2__)
#include <math/arithmetic/nudged.h>
#include <math/exponential/half_exp.h>
#endif

#if elem_bits == 16 && defined(__AVX2__)
gentype exp2(gentype x) {
#if (vec_width == 16 || vec_width == 1) && defined(__AVX512DQ__)
  floatn v = vec_convert(float, x), t = above_integer(v);
  floatn p = (floatn)0x1.012ce6p-9f;
  p = fma(p, t, (floatn)0x1.203bb8p-7f);
  p = fma(p, t, (floatn)0x1.ca8182p-5f);
  p = fma(p, t, (floatn)0x1.ebc2d6p-3f);
  p = fma(p, t, (floatn)0x1.62e518p-1f);
#if vec_width == 16
  p = __builtin_ia32_vfmaddps512_mask(p, t, (floatn)1, (ushort)-1, 10); // rounded up
#else
  p = __builtin_astype(__builtin_ia32_vfmaddss3_mask((float4)p, (float4)t, (float4)1, (unsigned char)-1, 10), float4).x;
#endif
  return vec_convert(half, scalef(p, v));
#else
  floatn v = in_range(vec_convert(float, x), -28, 18), sum = v + whole_above, t = v - (sum - whole_above);
  floatn p = (floatn)0x1.5c53b6p-10f;
  p = fma(p, t, (floatn)0x1.3d0dc4p-7f);
  p = fma(p, t, (floatn)0x1.c6b616p-5f);
  p = fma(p, t, (floatn)0x1.ebf90ep-3f);
  p = fma(p, t, (floatn)0x1.62e428p-1f);
  p = fma(p, t, (floatn)0x1p0f);
  p = nudged(p, bits_of(v) == constant_bits(0x1.714p-11f), 1);
  return vec_convert(half, times_two_to(p, sum));
#endif
}
#else
#include <generic/math/exp2.cl>
#endif
