// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The second step of roots. A root is beyond the middle m between two doubles if a power of m is beyond what the root
// is taken of: both sides are integers in some unit, so that the comparison is exact and the result proved, whatever
// the argument is. The sides have up to 170 bits, but they are nearly equal, as the middles are those beside a result
// that is within an ulp. So their difference modulo 2^128 tells it all.
#ifndef ONECLC_CORRECTLY_ROUNDED_MIDDLES_H
#define ONECLC_CORRECTLY_ROUNDED_MIDDLES_H
#include <correctly_rounded/double/parts.h>
#include <correctly_rounded/double/wide.h>

// The middles below and above a positive double, in quarters of its ulp; below a power of two doubles are twice as
// close, unless they are subnormal.
static inline ulong middle_below(integer_parts c) {
  bool closer = c.significand == 1ul << 52 && c.exponent > -1074;
  return 4 * c.significand - (closer ? 1 : 2);
}
static inline ulong middle_above(integer_parts c) { return 4 * c.significand + 2; }

// The sign of an integer modulo 2^128: -1, 0 or 1
static inline int sign_of(wide a) { return (long)a.high < 0 ? -1 : (a.high | a.low) != 0; }

// The double nearest to a root, c or one of its neighbours: `below` and `above` are the signs of the root less the
// middles beside c.
static inline double beside_middles(double c, int below, int above) {
  bool odd = as_long(c) & 1;
  int step = above > 0 || (above == 0 && odd) ? 1 : below < 0 || (below == 0 && odd) ? -1 : 0;
  return as_double(as_long(c) + step);
}
#endif
