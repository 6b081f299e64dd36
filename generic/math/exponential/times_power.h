// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products of y and 2^n, where n is given as `shifted`, which is shifter + n (ieee.h), as the reductions of
// exponentials leave it. For float and double; to be included after each_float.h and any_lane.h.
#include <math/arithmetic/bits_plus.h>
#include <math/arithmetic/vocabulary.h>

// 2^n y, if that is a normal number
static inline gentype times_power(gentype y, gentype shifted) {
  return bits_plus(y, as_igentype(shifted) << (igentype)significand_bits);
}

// 2^n y for 1/2 < y < 2 and any n. Where n is beyond the range, y may be anything, even NaN; where both n and y are
// NaN, so is the result. The scaling takes two steps, of which only the second rounds, namely to a subnormal number.
static inline gentype times_any_power(gentype y, gentype shifted) {
  gentype n = shifted - shifter;
  igentype k = shifted_integer(shifted);
  relation above = n > (gentype)(exponent_bias + 1), below = n < (gentype)(-exponent_bias - significand_bits - 1);
#if vec_width > 1
  // Processors stop for products that are subnormal or overflow. So nearly all subnormal results are rounded as the
  // last places of a normal sum.
  const int up = elem_bits == 32 ? 64 : 512;
  const gentype unit = (gentype)power_of_two(1 - exponent_bias + up);
  igentype subnormal = as_igentype(fma(y, exact_power(k + (igentype)up), unit)) - as_igentype(unit);
  relation small = n + y < (gentype)(2 - exponent_bias); // then y 2^n is less than the least normal number
  k = (small | above) ? (igentype)0 : k;
#endif
  igentype half_way = k >> (igentype)1;
  gentype result = y * exact_power(half_way) * exact_power(k - half_way);
#if vec_width > 1
  result = small ? as_gentype(subnormal) : result;
#endif
  result = above ? (gentype)INFINITY : result;
  return below ? (gentype)0 : result;
}

// 2^n y, an exponential of x, which is a normal number where |x| < limit; but for rare arguments this is true in every
// lane. The product stands before the branch, where a loop has the first operations for its next argument beside it.
static inline gentype scaled_if_normal(gentype y, gentype shifted, gentype x, int limit) {
  gentype result = times_power(y, shifted);
  if (__builtin_expect(any_lane(!magnitude_below(x, (gentype)limit)), false))
    result = times_any_power(y, shifted);
  return result;
}

// The same for a y that is positive, or infinite, for all finite x >= -limit, so that a target may test for small
// arguments alone; scaled_early keeps the order of scaled_if_normal.
static inline gentype scaled(gentype y, gentype shifted, gentype x, int limit) {
#if words_of_double // The product needs no copy of y's lower word where y does not outlive it.
  return __builtin_expect(magnitude_below(x, limit), true) ? times_power(y, shifted) : times_any_power(y, shifted);
#else
  return scaled_if_normal(y, shifted, x, limit);
#endif
}
static inline gentype scaled_early(gentype y, gentype shifted, gentype x, int limit) {
  return scaled_if_normal(y, shifted, x, limit);
}
