// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sines, cosines and tangents of double of pi x, by sine.h: |x| = n/2 + f exactly, |f| <= 1/4, and the angle pi f is a
// sum of two doubles within 2^-104 of it. Rational results are 0, 1/2 and 1 in magnitude (I. Niven, Irrational Numbers,
// 1956), of doubles 0 and 1, which are no middles. Where f is 0, the first step of sines and cosines is exact: 0, 1 or
// -1. So is that of a tangent of an even x, which is 0; those of odd x and of odd multiples of 1/2 are in doubt.
#include <correctly_rounded/double/sine.h>
#include <math/trigonometry/turns.h>

// Where terms might be subnormal, or where x is 0, infinite or NaN
static inline relation turn_is_rare(gentype x) {
  return bits_outside(fabs(x), as_ugentype((gentype)power_of_two(-900)), (ugentype)infinity_bits);
}

#ifndef ONECLC_CR_SINE_PI_STEP_2
#define ONECLC_CR_SINE_PI_STEP_2
// Whether pi x is a multiple of pi/2, or x infinite or NaN
static inline bool turn_is_special(double x) { return !(fabs(x) < 0x1p52) || 2 * x == rint(2 * x); }

static inline wide_angle turn_in_wide(double x) {
  double halves = rint(2 * x);
  return (wide_angle){float_product(wide_float_of(x - 0.5 * halves), float_pi(0)), (int)((long)halves & 3)};
}
#endif
