// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma of half, of one and of 16, in float, where the product is exact, rounded down and up, which AVX-512 has
// instructions for: of two floats beside each other one is odd, and that is the sum rounded to odd (round_to_odd.h).
// Where both are the same, and of zeros, it is the upper one.
#if vec_width == 16 || vec_width == 1
#if vec_width == 16
#define directed_fma(control) __builtin_ia32_vfmaddps512_mask(v, w, u, (unsigned short)-1, control)
#else
#define directed_fma(control) \
  __builtin_astype(__builtin_ia32_vfmaddss3_mask((float4)v, (float4)w, (float4)u, (unsigned char)-1, control), float4).x
#endif
gentype fma(gentype x, gentype y, gentype z) {
  const floatn v = vec_convert(float, x), w = vec_convert(float, y), u = vec_convert(float, z);
  const floatn down = directed_fma(9), up = directed_fma(10); // 8: no exceptions; 1: down, 2: up
  return vec_convert(half, (__builtin_astype(down, intn) & 1) != 0 ? down : up);
}
#undef directed_fma
#else
#include <generic/math/half/fma.h>
#endif
