// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sinpi (6.15.2): double takes what is left of |x| beside an integer by one instruction, as beyond_multiple.h has it.
// All else is as in generic/.
#define unary sinpi
#include "each_float.h"
#include <math/arithmetic/beyond_multiple.h>
#if elem_bits == 64 && defined(beyond_multiple)
#include <math/trigonometry/turns.h>

gentype sinpi(gentype x) {
  gentype a = fabs(x), rest = beyond_multiple(a, 0), sum = a + (gentype)power_of_two(significand_bits);
  // The sum's last term, 0, is NaN for infinite numbers, beside which no rest is left.
  gentype magnitude = sine_of_turn(rest, flip_sign(rest, as_ugentype(sum) << (ugentype)(elem_bits - 1)), a * 0, false);
  return flip_sign(magnitude, as_ugentype(x) & (ugentype)sign_bit);
}
#else
#include <generic/math/sinpi.cl>
#endif
