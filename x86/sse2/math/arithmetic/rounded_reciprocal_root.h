// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rounded_reciprocal_root of float through double, where a product needs no fma to be exact: the processor's estimate,
// within 1.5 * 2^-12, takes a step of Newton's iteration in float to 2^-21, which is 2^-20 of the residual 1 - z y^2,
// and one of third order in double. There z y is exact, so that what is rounded are a square of 1, by 2^-53, of which
// half contributes, and the last sum, by 2^-53, while the terms left out are below 2^-61: the error is less than
// 2^-52.3. No 1 / sqrt(z) is as near as 2^-52 to a point halfway between two floats (lab/coefficients/root_seeds.c
// tries all significands).
//
// That of double is reciprocal_root's (sqrt_words.h) where the exact 1 / sqrt(z) is within 2^-72 of the middle of two
// doubles, and the nearest double elsewhere. The processor's root and division give a y within 2^-25, whose residual is
// exact; what is added to it is then within 2^-73.6 + 2^-77 of what is missing. If numbers 2^-70 below and above that
// are rounded alike, that is the result, but for one z in 2^17.
#include <math/arithmetic/estimates.h>
#if elem_bits == 32
static inline gentype rounded_reciprocal_root(gentype z) {
  gentype seed = estimated_reciprocal_root(z);
  seed += seed * ((1 - z * seed * seed) * (gentype)0.5f);
  const vec(double) y = vec_convert(double, seed), residual = 1 - vec_convert(double, z) * y * y;
  return vec_convert(float, y + y * residual * (residual * 0.375 + 0.5));
}
#elif elem_bits == 64
static __attribute__((noinline, unused)) gentype rare_reciprocal_root(gentype z) { return reciprocal_root(z); }

static inline gentype rounded_reciprocal_root(gentype z) {
  gentype y = shortened(1 / __builtin_elementwise_sqrt(z)), residual = fma_exact(-z, y * y, (gentype)1);
  gentype more = y * residual * (residual * (gentype)0.375 + (gentype)0.5), margin = y * (gentype)0x1p-70;
  gentype least = y + (more - margin), most = y + (more + margin);
  if (__builtin_expect(any_lane(least != most), false))
    return rare_reciprocal_root(z);
  return most;
}
#endif
