// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// root_among_sums, as generic/'s header of this name describes it. A register of 512 bits keeps the divider busy for 24
// cycles or more, in which two ports do 48 operations: of two registers one has the divider's root, the other one that
// is made by operations, at the same time. The estimate is within 2^-14 (Intel 64 and IA-32 Architectures Software
// Developer's Manual, "VRSQRT14PD"), and an iteration of fourth order leaves 35/128 of the residual's fourth power,
// less than 2^-53.8; with 2^-54 for the rounding of z y, y is within 2^-52.9 before it is rounded. The last step then
// makes sqrt(z), rounded correctly: lab/coefficients/root_seeds.c tries all doubles whose root is near a midpoint.
#undef root_among_sums
#if elem_bits == 64 && vec_width >= 8
static inline __attribute__((always_inline)) gentype root_by_estimate(gentype z) {
#if vec_width == 8
  gentype y = __builtin_ia32_rsqrt14pd512_mask(z, (gentype)0, (unsigned char)-1), residual = fma(-z * y, y, (gentype)1);
  y = fma(y * residual, fma(fma(residual, (gentype)0.3125, (gentype)0.375), residual, (gentype)0.5), y);
  gentype root = z * y;
  return fma(fma(-root, root, z), (gentype)0.5 * y, root);
#else
  return (gentype)(__builtin_elementwise_sqrt(z.lo), root_by_estimate(z.hi));
#endif
}
#define root_among_sums(z) root_by_estimate(z)
#else
#include <generic/math/arithmetic/root_among_sums.h>
#endif
