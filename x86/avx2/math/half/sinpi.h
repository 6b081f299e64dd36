// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sinpi of half, in float, with what is left of |x| beside an integer, and rounded once more. All halves were tried.
// Zeros have the sign of x.
#include <math/half/turns.h>

gentype sinpi(gentype x) {
  floatn v = vec_convert(float, x);
  intn odd;
  floatn rest = rest_of_turn(v, &odd), sine = sine_of_turn(rest);
  odd = bits_of(rest) != 0 ? odd : 0;
  return vec_convert(half, float_of(bits_of(sine) ^ odd ^ sign_of(v)));
}
