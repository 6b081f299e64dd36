// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rounded_reciprocal_root, as generic/'s header of this name describes it. Before AVX-512 that of float is the
// processor's estimate, a step of Newton's iteration and one of third order: two operations less than with the common
// version's seed, and a shorter chain, on which processors with small buffers wait. Newton's step leaves 2^-22, more
// than the common last step is proved for. Its constant of slightly less than 1/2 puts the numbers that it makes, which
// would all be too small, on both sides, and with 0.43 in place of 3/8 the results are right for all significands,
// whatever the estimate is within 1.5 * 2^-12 (lab/coefficients/root_seeds.c tries all). With 1/2 and 3/8 four would
// fail.
#if elem_bits == 32 && !defined(__AVX512VL__)
#include <math/arithmetic/estimates.h>
static inline gentype rounded_reciprocal_root(gentype z) {
  gentype estimate = estimated_reciprocal_root(z);
  gentype residual = fma(-z * estimate, estimate * (gentype)0x1.fffffcp-2f, (gentype)0.5f);
  gentype y = fma(estimate, residual, estimate), root = z * y;
  gentype excess = fma(fma(z, y, -root), y, fma(root, y, (gentype)-1));
  return fma(y * excess, fma(excess, (gentype)0.43f, (gentype)-0.5f), y);
}
#else
#include_next <math/arithmetic/rounded_reciprocal_root.h>
#endif
