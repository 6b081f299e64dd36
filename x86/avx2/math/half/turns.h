// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What sinpi, cospi and tanpi of half share, in float: the rest of |x| is exact.
#include <math/half/in_float.h>
#include <math/arithmetic/ieee.h>

// |x| less the integer nearest to it, of which the lowest bit is the sign bit of *odd
static inline floatn rest_of_turn(floatn x, private intn *odd) {
  floatn a = fabs(x), shifted = a + whole_above;
  *odd = bits_of(shifted) << 31;
  return a - (shifted - whole_above);
}

// sin(pi t) for |t| <= 1/2
static inline floatn sine_of_turn(floatn t) {
  floatn v = t * t;
  floatn p = polynomial_in_float(v, 0x1.921fb6p1f, -0x1.4abbd6p2f, 0x1.466ad6p1f, -0x1.327862p-1f, 0x1.4004aap-4f);
  return p * t;
}
