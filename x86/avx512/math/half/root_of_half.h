// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// root_of_half(x), as the header of this name for all processors describes it, of vectors without the divider, which
// would hold them up: an estimate of 1 / sqrt(x) and one step of Newton's iteration give the root of a half within
// 2^-23.3, relative, less 1.5 * 2^-24. Roots that are no halves are at least 2^-25 below a middle between two halves or
// 2^-22.2 above one, as squares of odd numbers are 1 modulo 8; so it rounds as the root does, whatever the estimate is
// within 2^-14 (lab/coefficients/root_seeds.c).
#if vec_width > 1
#include <correctly_rounded/rough_inverse.h>

static inline __attribute__((always_inline)) floatn root_of_half(floatn x) {
  const floatn most = (floatn)0x1p40f, most_estimate = (floatn)0x1p13f;
  x = most < x ? most : x;                                     // infinity; NaN stays
  floatn y = __builtin_elementwise_abs(rough_inverse_root(x)); // of -0 that is -infinity
  y = most_estimate < y ? most_estimate : y;                   // of 0
  floatn root = x * y, residual = fma(root, (floatn)-0.5f * y, (floatn)(0.5f - 0x1.8p-24f));
  return fma(root, residual, root);
}
#else
#include <x86/math/half/root_of_half.h>
#endif
