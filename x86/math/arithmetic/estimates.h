// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// estimated_reciprocal(x) and estimated_reciprocal_root(x): 1 / x and 1 / sqrt(x) of float as the processor's
// instructions have them (Intel 64 and IA-32 Architectures Software Developer's Manual, "VRCP14PS", "VRSQRT14PS",
// "RCPPS", "RSQRTPS"): with AVX-512 within 2^-14, relative, subnormal numbers and special cases included; else within
// 1.5 * 2^-12, and subnormal numbers, arguments and results, are zeros. What starts from them must not depend on which
// number within that bound it is: processors differ.
#if elem_bits == 32
#if defined(__AVX512VL__) && vec_width > 1
#include <correctly_rounded/rough_inverse.h>
static inline gentype estimated_reciprocal(gentype x) { return rough_inverse(x); }
static inline gentype estimated_reciprocal_root(gentype x) { return rough_inverse_root(x); }
#else
#if vec_width == 1 && defined(__AVX512VL__)
#define estimate(instruction, v) __builtin_ia32_##instruction##14ss_mask(v, v, v, (unsigned char)-1)
#define four_of(v) (float4)(v)
#define of_four(v) __builtin_astype(v, float4).x
#elif vec_width == 1
#define estimate(instruction, v) __builtin_ia32_##instruction##ss(v)
#define four_of(v) (float4)(v)
#define of_four(v) __builtin_astype(v, float4).x
#elif vec_width == 2
#define estimate(instruction, v) __builtin_ia32_##instruction##ps(v)
#define four_of(v) (v).xyxy
#define of_four(v) __builtin_astype(v, float4).xy
#elif vec_width == 3
#define estimate(instruction, v) __builtin_ia32_##instruction##ps(v)
#define four_of(v) (v).xyzz
#define of_four(v) __builtin_astype(v, float4).xyz
#elif vec_width == 4
#define estimate(instruction, v) __builtin_ia32_##instruction##ps(v)
#define four_of(v) (v)
#define of_four(v) __builtin_astype(v, gentype)
#elif vec_width == 8 && defined(__AVX__)
#define estimate(instruction, v) __builtin_ia32_##instruction##ps256(v)
#define four_of(v) (v)
#define of_four(v) __builtin_astype(v, gentype)
#endif
#ifdef estimate
static inline __attribute__((always_inline)) gentype estimated_reciprocal(gentype x) {
  return of_four(estimate(rcp, four_of(x)));
}
static inline __attribute__((always_inline)) gentype estimated_reciprocal_root(gentype x) {
  return of_four(estimate(rsqrt, four_of(x)));
}
#undef estimate
#undef four_of
#undef of_four
#else
static inline __attribute__((always_inline)) gentype estimated_reciprocal(gentype x) {
  return (gentype)(estimated_reciprocal(x.lo), estimated_reciprocal(x.hi));
}
static inline __attribute__((always_inline)) gentype estimated_reciprocal_root(gentype x) {
  return (gentype)(estimated_reciprocal_root(x.lo), estimated_reciprocal_root(x.hi));
}
#endif
#endif
#endif
