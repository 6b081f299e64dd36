// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The exact division behind fmod, remainder and remquo of float and double. To be included after each_float.h.
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/vocabulary.h>
#include <math/remainder/divided_once.h>

#if elem_bits > 16
// frexp for a positive finite x. It is written out, since the builtin's overload for the private address space cannot
// be called where Clang declares only the one for the generic address space.
static inline gentype split(gentype x, private igentype *exponent) {
  relation small = x < (gentype)least_normal;
  igentype bits = as_igentype(small ? x * (gentype)power_of_two(significand_bits) : x);
  igentype lowest = small ? (igentype)(1 - exponent_bias - significand_bits) : (igentype)(1 - exponent_bias);
  *exponent = (bits >> (igentype)significand_bits) + lowest;
  return as_gentype((bits & (igentype)(signed_elem)(leading_bit - 1)) | as_igentype((gentype)0.5f));
}

// |x| - q |y| for finite x and y, neither of them 0, with |x| >= |y| / 2, where q is |x / y| rounded to nearest even if
// `nearest`, or else towards zero; the low bits of q go to *quotient. This is a long division of the significands,
// 1/2 <= m < 1, by digits of up to `step` bits that come from a reciprocal. A digit is off by at most 1/4 before it is
// rounded: r stays within 3/4 m, is a multiple of the last place of m, and so is exact.
static inline gentype divide(gentype x, gentype y, bool nearest, private igentype *quotient) {
  // Step 1: the significands r and m, and the number of digits that are left
  const igentype step = (igentype)(significand_bits - 3);
  igentype x_exponent, y_exponent;
  gentype r = split(fabs(x), &x_exponent), m = split(fabs(y), &y_exponent), reciprocal = 1 / m;
  igentype left = x_exponent - y_exponent;
  r = left < (igentype)0 ? r * (gentype)0.5f : r; // then |x| < |y|, and left is -1
  // Step 2: long division
  igentype q = (igentype)0;
  bool more;
  do {
    igentype shift = clamp(left, (igentype)0, step);
    r *= exact_power(shift);
    gentype shifted = r * reciprocal + shifter;
    r = fma_any(shifter - shifted, m, r);
    q = as_igentype(as_ugentype(q) << as_ugentype(shift)) + shifted_integer(shifted);
    left -= shift;
#if vec_width == 1
    more = left > 0;
#else
    more = any(left > (igentype)0);
#endif
  } while (more);

  // Step 3: round the quotient as is wanted
  if (nearest) {
    gentype twice = fabs(r + r);
    relation beyond = (twice > m) | ((twice == m) & ((q & (igentype)1) != (igentype)0));
    q += beyond ? (r < (gentype)0 ? (igentype)-1 : (igentype)1) : (igentype)0;
    r -= beyond ? copysign(m, r) : (gentype)0;
  } else {
    q -= r < (gentype)0 ? (igentype)1 : (igentype)0;
    r += r < (gentype)0 ? m : (gentype)0;
  }
  *quotient = q;
  // Step 4: scale by 2^y_exponent, which may be subnormal or overflow: so it takes two factors. The products are exact,
  // as r is a multiple of the last place of x or y.
  igentype half_way = y_exponent >> (igentype)1;
  return r * exact_power(half_way) * exact_power(y_exponent - half_way);
}
#endif
