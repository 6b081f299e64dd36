// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cospi (6.15.2): half is the sine of the angle up to a right one, computed in float as in sinpi. All halves were
// tried. Zeros are positive. Float and double are those of generic/.
#define unary cospi
#include "each_float.h"
#if elem_bits == 16 && defined(__AVX2__)
#include <math/trigonometry/half_pi.h>

gentype cospi(gentype x) {
  intn odd;
  floatn up = 0.5f - fabs(rest_of_turn(vec_convert(float, x), &odd)), sine = sine_of_turn(up);
  return vec_convert(half, float_of(bits_of(sine) ^ (bits_of(up) != 0 ? odd : 0)));
}
#else
#include <generic/math/cospi.cl>
#endif
