// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The nearest remainder of float and double, for remainder and remquo. This header expands itself for both types, and
// so is to be included before each_space.h and each_float.h.
#ifndef ONECLC_MATH_NEAREST_REMAINDER_H
#ifndef vec_width
#define header "math/remainder/nearest_remainder.h"
#include "each_real.h"
#define ONECLC_MATH_NEAREST_REMAINDER_H
#else
#include <math/remainder/remainder.h>

static inline gentype nearest_remainder_of_any(gentype x, gentype y, private igentype *quotient) {
  igentype q;
  gentype r = divide(x, y, true, &q);
  // True also if y is infinite. Where |y| / 2 is rounded, the comparison comes out alike or `divide` decides.
  relation less = (fabs(x) < fabs(y) * (gentype)0.5f) | (x == (gentype)0);
  gentype result = as_gentype((ugentype)(as_ugentype(r) ^ (as_ugentype(x) & (ugentype)sign_bit)));
  result = less ? x : result;
  relation valid = (fabs(x) < (gentype)INFINITY) & (fabs(y) > (gentype)0);
  *quotient = (less | !valid) ? (igentype)0 : q;
  return valid ? result : (gentype)NAN;
}

// x - q y, where q is x / y rounded to the nearest integer, ties to even; the low seven bits of q, with its sign, go to
// *quotient.
static inline gentype nearest_remainder(gentype x, gentype y, private igentype *quotient) {
  // Step 1: one step of division (divided_once.h)
  relation usual;
  igentype q;
  gentype rest = divided_to_nearest(fabs(x), fabs(y), &q, &usual);
  gentype result = as_gentype((ugentype)(as_ugentype(rest) ^ (as_ugentype(x) & (ugentype)sign_bit)));
  // Step 2: where that does not suffice, long division (remainder.h), and special cases
  if (__builtin_expect(any_lane(!usual), false))
    result = nearest_remainder_of_any(x, y, &q);
  q &= (igentype)0x7f;
  *quotient = (as_igentype(x) ^ as_igentype(y)) < (igentype)0 ? -q : q;
  return result;
}
#endif
#endif
