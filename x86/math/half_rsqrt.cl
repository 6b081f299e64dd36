// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_rsqrt (6.15.2): the processor's estimate and a step of third order.
#define unary half_rsqrt
#include "only_float.h"
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/estimates.h>

__attribute__((noinline)) static gentype half_rsqrt_of_any(gentype x) { return rsqrt(x); }

#ifdef __FMA__
#define product_and_sum(x, y, z) fma(x, y, z)
#else
#define product_and_sum(x, y, z) ((x) * (y) + (z))
#endif

// The step leaves 5/2 (1.5 * 2^-12)^3 < 2^-32.9, and the roundings of the residual come to at most 2^-24 in the result,
// so that it is within 2 ulp. Where x is not a positive normal number, y is 0, infinite or NaN, and so is the residual
// infinite or NaN, but near 0 elsewhere.
gentype half_rsqrt(gentype x) {
  gentype y = estimated_reciprocal_root(x), residual = product_and_sum(-x * y, y, (gentype)1);
  gentype factor = product_and_sum(residual, (gentype)0.375f, (gentype)0.5f);
  gentype result = product_and_sum(y * residual, factor, y);
  relation rare = (as_ugentype(residual) & (ugentype)0x40000000u) != (ugentype)0;
  if (__builtin_expect(any_lane(rare), false))
    return rare ? half_rsqrt_of_any(x) : result;
  return result;
}
