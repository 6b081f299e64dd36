// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// estimated_reciprocal(x): 1 / x of float within 2^-14, relative, as the instruction of AVX-512 has it, subnormal
// numbers and special cases included (Intel 64 and IA-32 Architectures Software Developer's Manual, "VRCP14PS").
#if elem_bits == 32 && defined(__AVX512VL__)
#include <correctly_rounded/rough_inverse.h>
static inline __attribute__((always_inline)) gentype estimated_reciprocal(gentype x) {
#if vec_width == 1
  const float4 four = x;
  return __builtin_astype(__builtin_ia32_rcp14ss_mask(four, four, four, (unsigned char)-1), float4).x;
#else
  return rough_inverse(x);
#endif
}
#endif
