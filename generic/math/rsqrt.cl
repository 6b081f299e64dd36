// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rsqrt (6.15.2): 1 / sqrt(x), by Householder's iteration of third order on a first guess from the bits: the exponent halved
// and a line for the significand (C. Lomont, "Fast inverse square root", 2003), which is 3.5 % off; then 2^-13, 2^-38. Double takes
// Newton's step after that. What counts in the end is the rounding of y^2 in the last residual, at most 0.36 ulp, and that of the
// result. Neither square root nor division: on GPUs both are dear.
// Largest errors seen: float 0.000 ulp (all arguments), double 0.00 ulp; half correctly rounded.
#define unary rsqrt
#include "each_float.h"
#include "any_lane.h"
#include "ieee.h"

#if elem_bits > 16
static inline gentype third_order(gentype x, gentype y) {
  gentype residual = fma(-x, y * y, (gentype)1);
  return fma(y * residual, fma(residual, (gentype)0.375f, (gentype)0.5f), y);
}

static inline gentype reciprocal_root(gentype x) {
  const ugentype guess = (ugentype)(elem_bits == 32 ? 0x5f3759df : 0x5fe6eb50c7b537a9);
  gentype y = third_order(x, as_gentype(guess - (as_ugentype(x) >> (ugentype)1)));
  y = third_order(x, y);
#if elem_bits == 64
  y = fma(y * (gentype)0.5f, fma(-x, y * y, (gentype)1), y);
#endif
  return y;
}

// Those for which y^2 or x is subnormal are scaled.
static inline gentype reciprocal_root_of_any(gentype x) {
  const int even = (significand_bits + 1) / 2 * 2;
  relation small = x < (gentype)1;
  gentype y = reciprocal_root(x * (small ? (gentype)power_of_two(even) : (gentype)power_of_two(-even)));
  y *= small ? (gentype)power_of_two(even / 2) : (gentype)power_of_two(-even / 2);
  y = x < (gentype)INFINITY ? y : (gentype)0;
  y = x == (gentype)0 ? copysign((gentype)INFINITY, x) : y;
  return x >= (gentype)0 ? y : (gentype)NAN;
}
#endif

gentype rsqrt(gentype x) {
#if elem_bits == 16
  return vec_convert(half, rsqrt(vec_convert(float, x)));
#else
  gentype y = reciprocal_root(x);
  if (__builtin_expect(any_lane(as_ugentype(x) - (ugentype)leading_bit >= (ugentype)(infinity_bits - 3 * leading_bit)), false))
    y = reciprocal_root_of_any(x);
  return y;
#endif
}
