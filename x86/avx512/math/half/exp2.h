// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp2 of half, in float and rounded once more, of one and of 16. All halves were tried, of which none need be mended:
// the last sum is rounded up, which adds something to all results but the powers of two.
#if vec_width == 16 || vec_width == 1
#include <math/arithmetic/scalef.h>

gentype exp2(gentype x) {
  floatn v = vec_convert(float, x), t = above_integer(v);
  floatn p = polynomial_in_float(t, 0x1.62e518p-1f, 0x1.ebc2d6p-3f, 0x1.ca8182p-5f, 0x1.203bb8p-7f, 0x1.012ce6p-9f);
#if vec_width == 16
  p = __builtin_ia32_vfmaddps512_mask(p, t, (floatn)1, (ushort)-1, 10); // rounded up
#else
  p = __builtin_astype(__builtin_ia32_vfmaddss3_mask((float4)p, (float4)t, (float4)1, (unsigned char)-1, 10), float4).x;
#endif
  return vec_convert(half, scalef(p, v));
}
#else
#include <x86/avx2/math/half/exp2.h>
#endif
