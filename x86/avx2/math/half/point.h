// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The angle of the point of two halves, in float, by the quotient of the smaller magnitude and the greater one. To be
// included after bounds.h.
#include <math/half/in_float.h>

// The quotient q, with the sign with which its angle counts; the angle counts from *start, which is 0 or, in these
// units, a right angle or two.
static inline floatn quotient_of_point(floatn y, floatn x, float right, private floatn *start) {
  // Magnitudes are compared as integers, so that a NaN stays.
  intn a = bits_of(fabs(x)), b = bits_of(fabs(y)), steep = b > a;
  floatn q = float_of(steep ? a : b) / float_of(steep ? b : a);
  *start = steep ? (floatn)right : float_of((bits_of(x) >> 31) & constant_bits(2 * right));
  return float_of(bits_of(q) ^ sign_of(x) ^ (steep ? (intn)(int)0x80000000 : (intn)0));
}

// The greatest relative error of an angle: half an ulp each of the quotient, the polynomial and the sum, and what the
// polynomial's own error and the rounding of right angles add, are less than 2^-22.
#define half_angle_width 0x1p-22f

// Whether the bounds leave the half in doubt, or the angle is no number
#define rare_angle(low, high) (differ(low, high) | (magnitude_bits(low) > (ugentype)infinity_bits))
