// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// estimated_reciprocal(x): 1 / x of float as the processor's instruction has it (Intel 64 and IA-32 Architectures
// Software Developer's Manual, "VRCP14PS", "RCPPS"): with AVX-512 within 2^-14, relative, subnormal numbers and special
// cases included; else within 1.5 * 2^-12, and subnormal numbers, arguments and results, are zeros.
#if elem_bits == 32
#if defined(__AVX512VL__) && vec_width > 1
#include <correctly_rounded/rough_inverse.h>
static inline gentype estimated_reciprocal(gentype x) { return rough_inverse(x); }
#else
static inline __attribute__((always_inline)) gentype estimated_reciprocal(gentype x) {
#if vec_width == 1 && defined(__AVX512VL__)
  const float4 four = x;
  return __builtin_astype(__builtin_ia32_rcp14ss_mask(four, four, four, (unsigned char)-1), float4).x;
#elif vec_width == 1
  return __builtin_astype(__builtin_ia32_rcpss((float4)(x)), float4).x;
#elif vec_width == 2
  return __builtin_astype(__builtin_ia32_rcpps(x.xyxy), float4).xy;
#elif vec_width == 3
  return __builtin_astype(__builtin_ia32_rcpps(x.xyzz), float4).xyz;
#elif vec_width == 4
  return __builtin_astype(__builtin_ia32_rcpps(x), gentype);
#elif vec_width == 8 && defined(__AVX__)
  return __builtin_astype(__builtin_ia32_rcpps256(x), gentype);
#else
  return (gentype)(estimated_reciprocal(x.lo), estimated_reciprocal(x.hi));
#endif
}
#endif
#endif
