// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_rsqrt (6.15.2): with AVX-512 the processor's estimate and a step of Newton's iteration, within 2^-23.2; else the
// same with a shorter step, as the estimate has five bits less than the bound allows.
#define unary half_rsqrt
#include "only_float.h"
#ifdef __AVX512VL__
#include <math/arithmetic/reciprocal_root_seed.h>

gentype half_rsqrt(gentype x) { return reciprocal_root_seed(x); }
#else
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/estimates.h>

__attribute__((noinline)) static gentype half_rsqrt_of_any(gentype x) { return rsqrt(x); }

// A step of Newton's iteration, which leaves 3/2 (1.5 * 2^-12)^2, 7 ulp with its roundings. -y / 2 is made by the
// exponent. Where x is not a positive normal number, y is 0, infinite or NaN, and so is the factor infinite or NaN, but
// near 1 elsewhere.
gentype half_rsqrt(gentype x) {
  gentype y = estimated_reciprocal_root(x), minus_half = as_gentype(as_ugentype(y) + (ugentype)0x7f800000u);
#ifdef __FMA__
  gentype factor = fma(x * y, minus_half, (gentype)1.5f);
#else
  gentype factor = x * y * minus_half + (gentype)1.5f;
#endif
  relation rare = (as_ugentype(factor) & (ugentype)0x40000000u) != (ugentype)0;
  if (__builtin_expect(any_lane(rare), false))
    return rare ? half_rsqrt_of_any(x) : y * factor;
  return y * factor;
}
#endif
