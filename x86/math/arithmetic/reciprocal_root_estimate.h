// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// estimated_reciprocal_root(z): 1 / sqrt(z) of float for a normal z as the processor's instruction has it, within
// 1.5 * 2^-12, relative, with AVX-512 2^-14 (Intel 64 and IA-32 Architectures Software Developer's Manual, "RSQRTPS",
// "VRSQRT14PS"). What starts from it must not depend on which number within that bound it is: processors differ.
#if elem_bits == 32
#if defined(__AVX512VL__) && vec_width > 1
#include <correctly_rounded/rough_inverse.h>
static inline gentype estimated_reciprocal_root(gentype z) { return rough_inverse_root(z); }
#else
static inline __attribute__((always_inline)) gentype estimated_reciprocal_root(gentype z) {
#if vec_width == 1 && defined(__AVX512VL__)
  const float4 four = z;
  return __builtin_astype(__builtin_ia32_rsqrt14ss_mask(four, four, four, (unsigned char)-1), float4).x;
#elif vec_width == 1
  return __builtin_astype(__builtin_ia32_rsqrtss((float4)(z)), float4).x;
#elif vec_width == 2
  return __builtin_astype(__builtin_ia32_rsqrtps(z.xyxy), float4).xy;
#elif vec_width == 3
  return __builtin_astype(__builtin_ia32_rsqrtps(z.xyzz), float4).xyz;
#elif vec_width == 4
  return __builtin_astype(__builtin_ia32_rsqrtps(z), gentype);
#elif vec_width == 8 && defined(__AVX__)
  return __builtin_astype(__builtin_ia32_rsqrtps256(z), gentype);
#else
  return (gentype)(estimated_reciprocal_root(z.lo), estimated_reciprocal_root(z.hi));
#endif
}
#endif
#endif
