// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_rsqrt (6.15.2): the processor's estimate y, whose error has two bits more than the bound allows with AVX-512 and
// five else, and what mends that.
#define unary half_rsqrt
#include "only_float.h"
#include <math/arithmetic/estimates.h>
#ifdef __AVX512VL__
#include <math/arithmetic/least_magnitude.h>

// y is (1 + e) / sqrt(x), |e| < 2^-14, and x y^2 - 1 is 2 e. Times 1 - 2 e it has the error -e, as Newton's step has a
// factor of one half there. But with at most two thirds of 2^-14 in place of 2 e, |e| becomes a third of 2^-14 at most,
// 342 ulp. Zeros, infinity and negative numbers have their roots in y, and their excess is the processor's own NaN,
// which is negative: the bound takes its place, and keeps them.
gentype half_rsqrt(gentype x) {
  gentype y = estimated_reciprocal_root(x), excess = fma(x * y, y, (gentype)-1);
  return fma(-y, least_magnitude(excess, (gentype)(0x1p-13f / 3)), y);
}
#else
#include <math/arithmetic/any_lane.h>

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
