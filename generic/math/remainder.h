// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The exact division behind fmod, remainder and remquo of float and double. To be included after each_float.h.
#include "ieee.h"

#if elem_bits > 16
// |x| - q |y| for finite x and y, not 0, with |x| >= |y| / 2, where q is |x / y| rounded to nearest even or towards zero; the
// low bits of q go to *quotient. Long division of the significands, 1/2 <= m < 1, by digits of up to `step` bits from a
// reciprocal. A digit is off by at most 1/4 before it is rounded: r stays within 3/4 m, a multiple of m's last place, and so
// exact.
static inline gentype divide(gentype x, gentype y, bool nearest, private igentype *quotient) {
  const int step = significand_bits - 3;
  intn x_exponent, y_exponent;
  gentype r = frexp(fabs(x), &x_exponent), m = frexp(fabs(y), &y_exponent), reciprocal = 1 / m;
  intn left = x_exponent - y_exponent;
  r = vec_convert(signed_elem, left) < (igentype)0 ? r * (gentype)0.5f : r; // then |x| < |y|: left is -1
  igentype q = (igentype)0;
  bool more;
  do {
    intn now = clamp(left, (intn)0, (intn)step);
    igentype shift = vec_convert(signed_elem, now);
    r *= exact_power(shift);
    gentype sum = r * reciprocal + shifter;
    r = fma(shifter - sum, m, r);
    q = as_igentype(as_ugentype(q) << as_ugentype(shift)) + shifted_integer(sum);
    left -= now;
#if vec_width == 1
    more = left > 0;
#else
    more = any(left > (intn)0);
#endif
  } while (more);

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
  // y's exponent may be subnormal or 2^exponent overflow: in two steps, exact as r is a multiple of x's or y's last place
  igentype exponent = vec_convert(signed_elem, y_exponent), half_way = exponent >> (igentype)1;
  return r * exact_power(half_way) * exact_power(exponent - half_way);
}
#endif
