// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sinpi (6.15.2): half is computed in float, with what is left of |x| beside an integer, and rounded once more. All
// halves were tried. Zeros have the sign of x. Double with AVX-512 takes that rest by one instruction, as
// beyond_multiple.h has it; else float and double are those of generic/.
#define unary sinpi
#include "each_float.h"
#include <math/arithmetic/beyond_multiple.h>
#if elem_bits == 16 && defined(__AVX2__)
#include <math/trigonometry/half_pi.h>

gentype sinpi(gentype x) {
  floatn v = vec_convert(float, x);
  intn odd;
  floatn rest = rest_of_turn(v, &odd), sine = sine_of_turn(rest);
  odd = bits_of(rest) != 0 ? odd : 0;
  return vec_convert(half, float_of(bits_of(sine) ^ odd ^ sign_of(v)));
}
#elif elem_bits == 64 && defined(beyond_multiple)
#include <math/trigonometry/trig.h>

gentype sinpi(gentype x) {
  gentype a = fabs(x), rest = beyond_multiple(a, 0), sum = a + (gentype)power_of_two(significand_bits);
  // The sum's last term, 0, is NaN for infinite numbers, beside which no rest is left.
  gentype magnitude = sine_of_turn(rest, flip_sign(rest, as_ugentype(sum) << (ugentype)(elem_bits - 1)), a * 0, false);
  return flip_sign(magnitude, as_ugentype(x) & (ugentype)sign_bit);
}
#else
#include <generic/math/sinpi.cl>
#endif
