// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cospi of half is the sine of the angle up to a right one, computed in float as in sinpi, and rounded once more. All
// halves were tried. Zeros are positive.
#include <math/half/turns.h>

gentype cospi(gentype x) {
  intn odd;
  floatn up = 0.5f - fabs(rest_of_turn(vec_convert(float, x), &odd)), sine = sine_of_turn(up);
  return vec_convert(half, float_of(bits_of(sine) ^ (bits_of(up) != 0 ? odd : 0)));
}
