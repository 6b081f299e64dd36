// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rounded_reciprocal_root(z): 1 / sqrt(z) for a normal z, of float correctly rounded, so that targets may have ways of
// their own to it; of double the bits of reciprocal_root (sqrt_words.h, which includes this).
#include <math/arithmetic/reciprocal_root_seed.h>
#if elem_bits == 32
// 1 / sqrt(z), correctly rounded, for a normal z. The seed's residual 1 - z y^2, which has nothing but the
// roundings of two small sums, and an iteration like third_order's give a number that is rounded right whatever the
// seed is, if its error is within 2^-22.9: lab/coefficients/root_seeds.c tries all seeds of all significands. The
// constant is where that holds; with 3/8 one seed of the 51 million would fail.
static inline gentype residual_of_seed(gentype z, gentype y) {
  gentype root = z * y;
  return fma(-fma(z, y, -root), y, fma(-root, y, (gentype)1));
}

static inline gentype corrected_seed(gentype y, gentype residual) {
  return fma(y * residual, fma(residual, (gentype)0.38f, (gentype)0.5f), y);
}

static inline gentype rounded_reciprocal_root(gentype z) {
  gentype y = reciprocal_root_seed(z);
  return corrected_seed(y, residual_of_seed(z, y));
}
#elif elem_bits == 64
// 1 / sqrt(z) as above.
static inline gentype rounded_reciprocal_root(gentype z) { return reciprocal_root(z); }
#endif
